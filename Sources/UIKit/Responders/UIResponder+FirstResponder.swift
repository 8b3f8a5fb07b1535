extension UIResponder {
  /// The window whose first responder this object can be, found along the responder chain.
  var responderWindow: UIWindow? {
    firstInChain { $0 is UIWindow } as? UIWindow
  }

  var holdsFirstResponder: Bool {
    guard let window = responderWindow else { return false }
    return window.firstResponder === self
  }

  func takeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Returns true for an object that was not first responder, as UIKit does.
  func giveUpFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }
}
