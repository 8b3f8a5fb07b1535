/// Many lines to write in.
public struct TextEditor {
  let content: FieldContent

  /// Creates an editor that takes all the offered space and scrolls its text.
  ///
  /// - Parameter text: The text, which changes with each keystroke.
  nonisolated public init(text: Binding<String>) { content = FieldContent(text) }
}

extension TextEditor: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: TextViewControl(content: content, isGrowing: false))
  }
}
