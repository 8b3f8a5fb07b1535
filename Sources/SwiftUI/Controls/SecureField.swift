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

  /// Creates a field that shows a dot for each character.
  ///
  /// - Parameters:
  ///   - text: The secret, which changes with each keystroke.
  ///   - prompt: The placeholder of the empty field; nil shows the label instead.
  ///   - label: The views whose text names the field.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), FieldContent(text), prompt) }
}

extension SecureField where Label == Text {
  /// Creates a field for a secret whose placeholder is a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(storing: Text(titleKey), FieldContent(text))
  }
  /// Creates a field for a secret whose placeholder is a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(storing: Text(title), FieldContent(text))
  }
  /// Creates a field for a secret with a prompt as its placeholder; without a prompt the localized title is shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) { self.init(storing: Text(titleKey), FieldContent(text), prompt) }
  /// Creates a field for a secret with a prompt as its placeholder; without a prompt the title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { self.init(storing: Text(title), FieldContent(text), prompt) }
  /// Creates a field for a secret; the return key runs `onCommit`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(storing: Text(titleKey), FieldContent(text, committed: onCommit)) }
  /// Creates a field for a secret with a title that is shown as it is; the return key runs `onCommit`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(storing: Text(title), FieldContent(text, committed: onCommit)) }
}
