package import Foundation

extension UIDatePicker {
  var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  var shownCalendar: Calendar {
    var result: Calendar = calendar ?? Calendar(identifier: .gregorian)
    result.locale = shownLocale
    if let timeZone {
      result.timeZone = timeZone
    } else if calendar == nil, let zone = TimeZone(secondsFromGMT: 0) {
      result.timeZone = zone
    }
    return result
  }

  /// Chooses a date as a user does: the date changes within the limits, and the change is reported.
  package func choose(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }

  package func choose(countDownDuration: TimeInterval) {
    self.countDownDuration = countDownDuration
    sendActions(for: .valueChanged)
  }

  func settled(_ date: Date) -> Date {
    var date = onInterval(date)
    guard minimumDate ?? .distantPast <= maximumDate ?? .distantFuture else { return date }
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  private var showsMinutes: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

  private func onInterval(_ date: Date) -> Date {
    guard minuteInterval > 1, roundsToMinuteInterval, showsMinutes else { return date }
    let calendar = shownCalendar
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let excess = TimeInterval((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
    return date - excess - TimeInterval(parts.nanosecond ?? 0) / 1e9
  }

  func settledDuration(_ duration: TimeInterval) -> TimeInterval {
    let minutes = Int(min(max(60, duration), 86399)) / 60
    let whole = minutes / minuteInterval * minuteInterval
    return TimeInterval(max(minuteInterval, whole) * 60)
  }
}
