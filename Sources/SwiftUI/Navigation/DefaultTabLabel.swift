/// The label of a tab with a title and an image.
public struct DefaultTabLabel {
  let title: Text
  let image: Image

  nonisolated init(_ title: Text, _ image: Image) {
    self.title = title
    self.image = image
  }
}

extension DefaultTabLabel: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: Label(storing: title, image))
  }
}
