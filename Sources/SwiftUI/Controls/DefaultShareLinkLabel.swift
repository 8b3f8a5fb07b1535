/// The label of a share link: a box with an upward arrow, and a title.
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
