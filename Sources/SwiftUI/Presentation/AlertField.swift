/// A field of an alert.
struct AlertField {
  let label: any View
  let prompt: Text?
  let content: FieldContent
  let isSecure: Bool

  /// Adds the field, and reports what is entered into it.
  @MainActor
  func add(to alert: UIAlertController, _ environment: EnvironmentValues) {
    let (content, isSecure) = (content, isSecure)
    let placeholder = prompt?.resolved(in: environment)?.string ?? environment.words(of: label)
    alert.addTextField { field in
      field.text = content.text()
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      field.addAction(
        UIAction { [weak field] _ in content.typed(field?.text ?? "") }, for: .editingChanged)
      field.addAction(
        UIAction { [weak field] _ in content.ended(field?.text ?? "") }, for: .editingDidEnd)
    }
  }
}

/// A view that is a text field in an alert.
private protocol AlertFieldView {
  @MainActor var alertFieldOfView: AlertField { get }
}

extension TextField: AlertFieldView {
  fileprivate var alertFieldOfView: AlertField {
    AlertField(label: label, prompt: prompt, content: content, isSecure: isSecure)
  }
}

extension SecureField: AlertFieldView {
  fileprivate var alertFieldOfView: AlertField {
    AlertField(label: label, prompt: prompt, content: content, isSecure: true)
  }
}

extension View {
  /// The text field inside the view's modifiers; nil if the view is something else.
  @MainActor
  var alertField: AlertField? {
    var current: any View = self
    while let next = (current as? any ModifiedView)?.modified { current = next.content }
    return (current as? any AlertFieldView)?.alertFieldOfView
  }
}
