/// Many lines to write in.
public struct TextEditor {
  let content: FieldContent

  nonisolated public init(text: Binding<String>) { content = FieldContent(text) }
}

extension TextEditor: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: TextViewControl(content: content, isGrowing: false))
  }
}
