public import DarkroomUIKit

extension UIPickerView {
  /// Simulates turning a wheel until the row is in the middle: the row is selected, then the delegate is notified.
  ///
  /// Nothing happens if the row or component does not exist.
  ///
  /// - Parameters:
  ///   - row: the row, from 0.
  ///   - component: the wheel, from 0.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(row: Int, component: Int = 0) {
    turn(component: component, to: row)
  }
}
