extension Text {
  /// A text about dates as it currently is, in the locale, calendar and time zone of the environment.
  ///
  /// The current time is that of the machine, or the date set by `_referenceDate`.
  func dateText(in environment: EnvironmentValues) -> String? {
    let now = environment.referenceDate ?? Date()
    switch storage {
    case .date(let date, let style): return style.text(date, now, environment)
    case .interval(let start, let end):
      return environment.interval(from: start, to: end)
    case .timer(let range, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time).rounded(.up)
        : time.timeIntervalSince(range.lowerBound).rounded(.down)
      return Self.clock(seconds, showsHours: showsHours)
    default: return nil
    }
  }

  /// The greatest distance of two dates that a clock shows, in seconds: 220,000 years.
  private static let longestTime: TimeInterval = 7e12

  /// Hours, minutes and seconds; the first number has no leading zero.
  fileprivate static func clock(_ time: TimeInterval, showsHours: Bool) -> String {
    // In this order, `max` and `min` ignore a time that is not a number.
    let seconds = Int(max(-longestTime, min(longestTime, time)))
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return String(format: "%d:%02d", minutes, rest) }
    return String(format: "%d:%02d:%02d", minutes / 60, minutes % 60, rest)
  }
}

extension Text.DateStyle {
  fileprivate func text(_ date: Date, _ now: Date, _ environment: EnvironmentValues) -> String? {
    switch self {
    case .time: environment.dateFormatter(.none, .short).string(from: date)
    case .date: environment.dateFormatter(.long, .none).string(from: date)
    case .timer:
      Text.clock(abs(date.timeIntervalSince(now)).rounded(), showsHours: true)
    case .relative:
      DateDistance(from: now, to: date, environment)?.parts(2, isShort: true)
        .joined(separator: ", ")
    case .offset:
      DateDistance(from: now, to: date, environment).map {
        (date < now ? "-" : "+") + $0.parts(1, isShort: false).joined()
      }
    default: nil
    }
  }
}

/// The distance between two dates in units of a calendar, whose names are only in English because Foundation on Linux
/// has none.
private struct DateDistance {
  /// The counts from the largest unit to the smallest.
  private var counts: [(count: Int, unit: (short: String, long: String))] = []

  /// Nil in another language.
  init?(from now: Date, to date: Date, _ environment: EnvironmentValues) {
    guard environment.locale.language.languageCode ?? .english == .english else { return nil }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let (start, end) = (min(now, date), max(now, date))
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start,
      to: start.addingTimeInterval(end.timeIntervalSince(start).rounded()))
    counts = [
      (parts.year ?? 0, ("yr", "year")), (parts.month ?? 0, ("mth", "month")),
      (parts.day ?? 0, ("day", "day")), (parts.hour ?? 0, ("hr", "hour")),
      (parts.minute ?? 0, ("min", "minute")), (parts.second ?? 0, ("sec", "second")),
    ]
  }

  /// The largest units that aren't zero.
  func parts(_ most: Int, isShort: Bool) -> [String] {
    let first = counts.firstIndex { $0.count > 0 } ?? counts.count - 1
    let shown = counts[first...].prefix(most).filter { $0.count > 0 || counts[first].count == 0 }
    return shown.map { count, unit in
      let isPlural = count != 1 && (!isShort || unit.short == "day" || unit.short == "mth")
      return "\(count) \(isShort ? unit.short : unit.long)\(isPlural ? "s" : "")"
    }
  }
}

extension EnvironmentValues {
  /// The date that replaces the current time in texts; nil for the clock.
  var referenceDate: Date? {
    get { value(nil) }
    set { set(newValue) }
  }

  fileprivate func dateFormatter(
    _ date: DateFormatter.Style, _ time: DateFormatter.Style
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale.asOnDevices
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }

  /// Two times, or two dates with times if they are on different days.
  fileprivate func interval(from start: Date, to end: Date) -> String {
    var calendar = calendar
    calendar.timeZone = timeZone
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let formatter = dateFormatter(isOneDay ? .none : .short, .short)
    return "\(formatter.string(from: start)) – \(formatter.string(from: end))"
  }
}

extension View {
  /// Sets the date that replaces the current time in texts about dates; nil means the clock.
  ///
  /// The name follows SwiftUI's own private `referenceDate(_:)`. With it, a test of `Text(date, style: .relative)`
  /// gives the same picture each day.
  nonisolated public func _referenceDate(_ date: Date?) -> some View {
    environment(\.referenceDate, date)
  }
}
