/// Many lines to write in.
public struct TextEditor {
  nonisolated public init(text: Binding<String>) {}
}

extension TextEditor: View, UndrawnValue {
  public typealias Body = Never
}
