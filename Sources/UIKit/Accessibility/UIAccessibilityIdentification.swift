public import Foundation

/// An object with an identifier by which tests find it; users never see the identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

extension UIImage: @MainActor UIAccessibilityIdentification {
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get {
      let state = AccessibilityBox.of(self)?.state
      return state?.blocks?.identifier?() ?? state?.rare.identifier
    }
    set { AccessibilityBox.made(for: self).state.rare.identifier = newValue }
  }
}
