/// A text field for a secret.
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let content: FieldContent

  init(storing label: Label, _ content: FieldContent, _ prompt: Text? = nil) {
    self.label = label
    self.content = content
    self.prompt = prompt
  }
}

extension SecureField: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: TextField(storing: label, content, prompt, isSecure: true))
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), FieldContent(text), prompt) }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(storing: Text(titleKey), FieldContent(text))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(storing: Text(title), FieldContent(text))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) { self.init(storing: Text(titleKey), FieldContent(text), prompt) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { self.init(storing: Text(title), FieldContent(text), prompt) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(storing: Text(titleKey), FieldContent(text, committed: onCommit)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(storing: Text(title), FieldContent(text, committed: onCommit)) }
}
