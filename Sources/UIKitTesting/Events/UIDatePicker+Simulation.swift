public import DarkroomUIKit
public import Foundation

extension UIDatePicker {
  /// Simulates the choice of a date: the date changes as far as the limits and `minuteInterval` allow, then
  /// `valueChanged` is sent.
  ///
  /// A disabled picker takes none.
  ///
  /// - Parameter date: the wanted date.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(date: Date) {
    if isEnabled { choose(date) }
  }

  /// Simulates the choice of a duration, in seconds, on a countdown timer.
  ///
  /// - Parameter countDownDuration: the wanted duration, in seconds.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(countDownDuration: TimeInterval) {
    if isEnabled { choose(countDownDuration: countDownDuration) }
  }
}
