public import DarkroomUIKit

extension UIButton {
  /// Simulates a tap: calls the actions for `touchUpInside` and for the primary action.
  ///
  /// A button that changes its selection as its primary action does so first.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() {
    if isEnabled, changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    simulate(event: [.touchUpInside, .primaryActionTriggered])
  }
}
