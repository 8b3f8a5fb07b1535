public import DarkroomUIKit
public import Foundation

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
