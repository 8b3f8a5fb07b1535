/// A field to write a secret in.
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?

  init(storing label: Label, _ prompt: Text? = nil) {
    self.label = label
    self.prompt = prompt
  }
}

extension SecureField: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), prompt) }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(storing: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(storing: Text(title))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) { self.init(storing: Text(titleKey), prompt) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { self.init(storing: Text(title), prompt) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(storing: Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(storing: Text(title)) }
}
