/// The label of a share link: an arrow out of a box, and a title.
public struct DefaultShareLinkLabel {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }
}

extension DefaultShareLinkLabel: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(
      of: Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }
}
