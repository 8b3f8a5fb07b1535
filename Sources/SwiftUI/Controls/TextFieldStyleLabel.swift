/// The label of a text field in a style.
public struct _TextFieldStyleLabel {
  let content: any View
}

extension _TextFieldStyleLabel: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
}
