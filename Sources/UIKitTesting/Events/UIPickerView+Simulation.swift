public import DarkroomUIKit

extension UIPickerView {
  /// A finger turns a wheel until the row is in the middle: it is selected, then the delegate hears
  /// of it.
  ///
  /// A row or component that does not exist takes no finger.
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
