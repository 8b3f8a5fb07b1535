public import DarkroomUIKit
public import Foundation

extension UIPickerView {
  /// A finger turns a wheel until the row is in the middle: it is selected, then the delegate hears
  /// of it.
  ///
  /// A row or component that does not exist takes no finger.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(row: Int, component: Int = 0) {
    turn(component: component, to: row)
  }
}

extension UIDatePicker {
  /// A pick of a date: it changes as far as the limits and `minuteInterval` allow, then
  /// `valueChanged` is sent.
  ///
  /// A disabled picker takes none.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(date: Date) {
    if isEnabled { choose(date) }
  }

  /// A pick of a duration (seconds) on a count-down timer.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(countDownDuration: TimeInterval) {
    if isEnabled { choose(countDownDuration: countDownDuration) }
  }
}
