public import DarkroomUIKit

extension UIBarButtonItem {
  /// Simulates a tap: calls the primary action, or else the target's action (that of the responder chain if there is no
  /// target).
  ///
  /// It works even if the item is disabled.
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
