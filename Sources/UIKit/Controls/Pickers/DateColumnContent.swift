import Foundation

/// The rows of a date picker's wheels for a calendar and locale.
struct DateColumnContent {
  let calendar: Calendar
  let minuteInterval: Int
  /// Whether the clock has twelve hours, with AM and PM.
  let isTwelveHours: Bool
  private let numbers = NumberFormatter()
  private let days = DateFormatter()

  init(calendar: Calendar, locale: Locale, minuteInterval: Int, isTwelveHours: Bool) {
    self.calendar = calendar
    self.minuteInterval = minuteInterval
    self.isTwelveHours = isTwelveHours
    numbers.locale = locale
    days.locale = locale
    days.calendar = calendar
    days.timeZone = calendar.timeZone
    days.setLocalizedDateFormatFromTemplate("EEEMMMd")
  }

  func count(_ column: DateColumn) -> Int {
    switch column {
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .year: 9999
    case .calendarDay: 4_000_000
    case .hour, .durationHour: 24
    case .minute, .durationMinute: 60 / minuteInterval
    case .dayPeriod: 2
    }
  }

  func row(_ column: DateColumn, of date: Date) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    switch column {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .calendarDay: return calendar.dateComponents([.day], from: firstDay, to: date).day ?? 0
    case .hour: return hour
    case .minute: return (parts.minute ?? 0) / minuteInterval
    case .dayPeriod: return hour / 12
    case .durationHour, .durationMinute: return 0
    }
  }

  /// The date after one column is turned to another row; a day that the month lacks becomes the month's last.
  func date(_ date: Date, turning column: DateColumn, to row: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .day: parts.day = row + 1
    case .month: parts.month = row + 1
    case .year: parts.year = row + 1
    case .hour: parts.hour = row
    case .minute: parts.minute = row * minuteInterval
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + row * 12
    case .calendarDay:
      let days = row - self.row(.calendarDay, of: date)
      return calendar.date(byAdding: .day, value: days, to: date) ?? date
    case .durationHour, .durationMinute: return date
    }
    parts.day = min(parts.day ?? 1, lastDay(of: parts))
    return calendar.date(from: parts) ?? date
  }

  private func lastDay(of parts: DateComponents) -> Int {
    var first = parts
    first.day = 1
    return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }?
      .count ?? 31
  }

  /// Midnight at the start of year 1.
  private var firstDay: Date {
    calendar.date(from: DateComponents(year: 1, month: 1, day: 1)) ?? .distantPast
  }

  func title(_ column: DateColumn, row: Int) -> String {
    switch column {
    case .day, .year: number(row + 1)
    case .month: months.indices.contains(row) ? months[row] : number(row + 1)
    case .calendarDay: dayTitle(row)
    case .hour: number(isTwelveHours ? (row + 11) % 12 + 1 : row)
    case .durationHour: number(row)
    case .minute: number(row * minuteInterval, digits: 2)
    case .durationMinute: number(row * minuteInterval)
    case .dayPeriod: row == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  private var months: [String] { calendar.standaloneMonthSymbols }

  private func dayTitle(_ row: Int) -> String {
    calendar.date(byAdding: .day, value: row, to: firstDay).map(days.string) ?? ""
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    numbers.minimumIntegerDigits = digits
    return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
