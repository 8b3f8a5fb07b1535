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

  /// Creates a field for one line.
  ///
  /// - Parameters:
  ///   - text: The text, which changes with each keystroke; a binding may reject a change.
  ///   - prompt: The placeholder of the empty field; nil shows the label instead.
  ///   - label: The views whose text names the field.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label(), FieldContent(text), prompt)
  }
  /// Creates a field that scrolls or grows along an axis.
  ///
  /// - Parameters:
  ///   - text: The text, which changes with each keystroke.
  ///   - prompt: The placeholder of the empty field; nil shows the label instead.
  ///   - axis: The axis; a vertical field wraps its lines and is as high as they are, within `lineLimit`.
  ///   - label: The views whose text names the field.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label(), FieldContent(text), prompt, axis: axis)
  }
  /// Creates a field for a value that a format turns into text.
  ///
  /// The value is set when editing ends; a text that cannot be parsed does not change it.
  ///
  /// - Parameters:
  ///   - value: The value that the field shows.
  ///   - format: The format that formats and parses the value.
  ///   - prompt: The placeholder of the empty field; nil shows the label instead.
  ///   - label: The views whose text names the field.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(storing: label(), FieldContent(value, format), prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field whose placeholder is a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(storing: Text(titleKey), FieldContent(text))
  }
  /// Creates a field whose placeholder is a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(storing: Text(title), FieldContent(text))
  }
  /// Creates a field with a prompt as its placeholder; without a prompt the localized title is shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(storing: Text(titleKey), FieldContent(text), prompt)
  }
  /// Creates a field with a prompt as its placeholder; without a prompt the title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(storing: Text(title), FieldContent(text), prompt)
  }
  /// Creates a field with a localized title as its placeholder; a vertical one is as high as its lines.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(storing: Text(titleKey), FieldContent(text), axis: axis)
  }
  /// Creates a field whose placeholder is shown as it is; a vertical one is as high as its lines.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(storing: Text(title), FieldContent(text), axis: axis)
  }
  /// Creates a field with a prompt as its placeholder; a vertical one is as high as its lines.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(storing: Text(titleKey), FieldContent(text), prompt, axis: axis)
  }
  /// Creates a field with a prompt, and a title that is shown as it is; a vertical one is as high as its lines.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(storing: Text(title), FieldContent(text), prompt, axis: axis)
  }
  /// Creates a field for a formatted value, with a localized title; the value is set when editing ends.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(storing: Text(titleKey), FieldContent(value, format), prompt)
  }
  /// Creates a field for a formatted value, with a title that is shown as it is; the value is set when editing ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(storing: Text(title), FieldContent(value, format), prompt)
  }
  /// Creates a field for a formatted value, with a localized title.
  ///
  /// The value is set when editing ends. Only number and date formatters parse here, because Linux's `Formatter` has no
  /// method for it that a subclass overrides; with others the value stays as it is.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(storing: Text(titleKey), FieldContent(value, formatter))
  }
  /// Creates a field for a formatted value, with a title that is shown as it is.
  ///
  /// The value is set when editing ends. Only number and date formatters parse here, because Linux's `Formatter` has no
  /// method for it that a subclass overrides; with others the value stays as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(storing: Text(title), FieldContent(value, formatter))
  }
  /// Creates a field with a localized title and two closures.
  ///
  /// - Parameters:
  ///   - titleKey: The placeholder.
  ///   - text: The text, which changes with each keystroke.
  ///   - onEditingChanged: A closure that receives true when editing begins and false when it ends.
  ///   - onCommit: A closure that the return key runs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      storing: Text(titleKey), FieldContent(text, editing: onEditingChanged, committed: onCommit))
  }
  /// Creates a field with a closure that receives true when editing begins and false when it ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(storing: Text(titleKey), FieldContent(text, editing: onEditingChanged))
  }
  /// Creates a field with a closure that the return key runs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(storing: Text(titleKey), FieldContent(text, committed: onCommit))
  }
  /// Creates a field with a title that is shown as it is, and closures for editing and for the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      storing: Text(title), FieldContent(text, editing: onEditingChanged, committed: onCommit))
  }
  /// Creates a field with a title that is shown as it is, and a closure for the beginning and the end of editing.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(storing: Text(title), FieldContent(text, editing: onEditingChanged))
  }
  /// Creates a field with a title that is shown as it is, and a closure that the return key runs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(storing: Text(title), FieldContent(text, committed: onCommit))
  }
}

extension View {
  /// Sets the look of the text fields in the view; a field in the body of a style gets the style around it.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyles) { $0.append(style) }
  }
}

extension Evaluation {
  fileprivate func nodes<S: TextFieldStyle>(
    of style: S, _ field: TextField<_TextFieldStyleLabel>
  ) -> [LayoutNode] { nodes(styledBy: style) { $0._body(configuration: field) } }
}
