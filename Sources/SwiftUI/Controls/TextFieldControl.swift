/// UIKit's text field, with the width that it is offered.
struct TextFieldControl: UIViewRepresentable {
  let content: FieldContent
  let placeholder: NSAttributedString
  let isSecure: Bool
  let border: UITextField.BorderStyle

  func makeCoordinator() -> FieldListener { FieldListener() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    context.coordinator.listen(to: field)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let (environment, look) = (context.environment, FieldLook(environment: context.environment))
    context.coordinator.content = content
    context.coordinator.submitted = { for action in environment.submitActions { action() } }
    field.borderStyle = border
    field.isSecureTextEntry = isSecure
    field.font = look.font
    field.textColor = look.color
    field.textAlignment = look.alignment
    field.tintColor = UIColor(environment.controlTint)
    field.attributedPlaceholder = placeholder
    look.apply(to: field)
    field.textContentType = environment.textInput.contentType
    show(content.text(), in: field)
  }

  /// Shows the text.
  ///
  /// A text that is being edited does not change until editing ends, unless the value is the text itself.
  private func show(_ text: String, in field: UITextField) {
    if field.text != text, !field.isEditing || content.isText { field.text = text }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    CGSize(
      width: proposal.width ?? uiView.intrinsicContentSize.width,
      height: height(of: uiView, FieldLook(environment: context.environment)))
  }

  /// The height of a field.
  ///
  /// On iOS 17, 18 and 26 a field in body text is 22 points high, and an empty one for secrets 21; in other fonts it is
  /// as high as its letters.
  private func height(of field: UITextField, _ look: FieldLook) -> CGFloat {
    if border == .roundedRect { return max(34, look.letterHeight + 12) }
    guard isSecure else { return look.lineHeight + 1 }
    return field.hasText ? look.letterHeight : look.lineHeight
  }
}
