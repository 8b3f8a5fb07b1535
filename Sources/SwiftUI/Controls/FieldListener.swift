/// Receives the events of a UIKit text field.
@MainActor
final class FieldListener {
  var content = FieldContent(text: { "" })
  /// The action that `onSubmit` has set around the field.
  var submitted: () -> Void = {}

  func listen(to field: UITextField) {
    on(.editingDidBegin, of: field) { listener, field in
      field.showKeyboardBar()
      listener.content.editing(true)
    }
    on(.editingChanged, of: field) { listener, field in
      listener.content.typed(field.text ?? "")
      // A binding may reject the text.
      if listener.content.isText, field.text != listener.content.text() {
        field.text = listener.content.text()
      }
    }
    on(.editingDidEndOnExit, of: field) { listener, field in
      listener.content.ended(field.text ?? "")
      listener.content.committed()
      listener.submitted()
      field.resignFirstResponder()
    }
    on(.editingDidEnd, of: field) { listener, field in
      listener.content.ended(field.text ?? "")
      listener.content.editing(false)
      field.removeKeyboardBar()
      field.text = listener.content.text()
    }
  }

  private func on(
    _ event: UIControl.Event, of field: UITextField,
    _ action: @escaping (FieldListener, UITextField) -> Void
  ) {
    let action = UIAction { [weak self, weak field] _ in
      if let self, let field { action(self, field) }
    }
    field.addAction(action, for: event)
  }
}
