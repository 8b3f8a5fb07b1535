import DarkroomUIKit
import DarkroomUIKitTesting

extension ViewProgram {
  static let events: [Call] = [
    { program, reader in program.view(&reader).becomeFirstResponder() },
    { program, reader in program.view(&reader).resignFirstResponder() },
    { program, reader in program.view(&reader).endEditing(true) },
    { program, reader in _ = program.view(&reader).simulateTap(at: reader.point()) },
    { program, reader in _ = program.view(&reader).simulateTapThroughHitTesting() },
    { program, reader in
      program.view(UIControl.self, &reader)?.sendActions(
        for: reader.element([.touchUpInside, .valueChanged, .editingChanged, .allEvents]))
    },
    { program, reader in program.view(UIButton.self, &reader)?.simulateTap() },
    { program, reader in program.view(UISwitch.self, &reader)?.simulateToggle() },
    { program, reader in program.view(UISlider.self, &reader)?.simulateDrag(to: reader.float()) },
    { program, reader in
      if reader.flag() {
        program.view(UIStepper.self, &reader)?.simulateIncrement()
      } else {
        program.view(UIStepper.self, &reader)?.simulateDecrement()
      }
    },
    { program, reader in
      let field = program.view(UITextField.self, &reader)
      _ = field?.simulateBeginEditing()
      _ = field?.simulateTyping(reader.text() ?? "")
      field?.simulateDeleting(reader.choice(4))
      if reader.flag() { field?.simulateReturn() }
    },
    { program, reader in
      let view = program.view(UITextView.self, &reader)
      view?.selectedRange = NSRange(location: reader.choice(5), length: reader.choice(5))
      view?.insertText(reader.text() ?? "")
      view?.deleteBackward()
    },
    { program, reader in
      program.view(UIScrollView.self, &reader)?.simulateScroll(to: reader.point())
    },
    { program, reader in
      let view = program.view(&reader)
      let recognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      ]
      let recognizer = reader.element(recognizers)
      view.addGestureRecognizer(recognizer)
      recognizer.simulate(states: [.began, .changed, .ended])
      if reader.flag() { view.removeGestureRecognizer(recognizer) }
    },
    { program, reader in program.view(&reader).isUserInteractionEnabled = reader.flag() },
  ]
}
