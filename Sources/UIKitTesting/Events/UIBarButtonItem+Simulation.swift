public import DarkroomUIKit

extension UIBarButtonItem {
  /// Calls what a tap calls: the primary action, or else the action of the target (the responder chain
  /// where there is none).
  ///
  /// A disabled item calls it too.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: UIEvent())
    } else if let control = customView as? UIButton {
      control.simulateTap()
    }
  }
}
