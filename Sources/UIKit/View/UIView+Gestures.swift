extension UIView {
  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for old in interaction.gestureRecognizers ?? [] { removeGestureRecognizer(old) }
    for new in recognizers ?? [] { addGestureRecognizer(new) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    if let old = recognizer.view { old.removeGestureRecognizer(recognizer) }
    interaction.gestureRecognizers = (interaction.gestureRecognizers ?? []) + [recognizer]
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    interaction.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }
}
