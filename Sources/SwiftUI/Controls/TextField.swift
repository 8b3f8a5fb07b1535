/// A field to write in.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let content: FieldContent
  let axis: Axis
  /// Whether the text is shown as dots.
  let isSecure: Bool

  init(
    storing label: Label, _ content: FieldContent, _ prompt: Text? = nil,
    axis: Axis = .horizontal, isSecure: Bool = false
  ) {
    self.label = label
    self.content = content
    self.prompt = prompt
    self.axis = axis
    self.isSecure = isSecure
  }
}

extension TextField: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.textFieldStyles.popLast() ?? DefaultTextFieldStyle()
    let field = TextField<_TextFieldStyleLabel>(
      storing: _TextFieldStyleLabel(content: label), content, prompt, axis: axis,
      isSecure: isSecure)
    return inner.nodes(of: style, field)
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label(), FieldContent(text), prompt)
  }
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label(), FieldContent(text), prompt, axis: axis)
  }
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(storing: label(), FieldContent(value, format), prompt)
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(storing: Text(titleKey), FieldContent(text))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(storing: Text(title), FieldContent(text))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(storing: Text(titleKey), FieldContent(text), prompt)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(storing: Text(title), FieldContent(text), prompt)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(storing: Text(titleKey), FieldContent(text), axis: axis)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(storing: Text(title), FieldContent(text), axis: axis)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(storing: Text(titleKey), FieldContent(text), prompt, axis: axis)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(storing: Text(title), FieldContent(text), prompt, axis: axis)
  }
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(storing: Text(titleKey), FieldContent(value, format), prompt)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(storing: Text(title), FieldContent(value, format), prompt)
  }
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(storing: Text(titleKey), FieldContent(value, formatter))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(storing: Text(title), FieldContent(value, formatter))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      storing: Text(titleKey), FieldContent(text, editing: onEditingChanged, committed: onCommit))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(storing: Text(titleKey), FieldContent(text, editing: onEditingChanged))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(storing: Text(titleKey), FieldContent(text, committed: onCommit))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      storing: Text(title), FieldContent(text, editing: onEditingChanged, committed: onCommit))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(storing: Text(title), FieldContent(text, editing: onEditingChanged))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(storing: Text(title), FieldContent(text, committed: onCommit))
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyles) { $0.append(style) }
  }
}

extension Evaluation {
  fileprivate func nodes<S: TextFieldStyle>(
    of style: S, _ field: TextField<_TextFieldStyleLabel>
  ) -> [LayoutNode] { nodes(styledBy: style) { $0._body(configuration: field) } }
}
