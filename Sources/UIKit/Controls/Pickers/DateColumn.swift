import DarkroomCoreGraphics
import Foundation

/// A wheel of a date picker: the text of its rows, the row for a date, and the effect of choosing a row.
enum DateColumn {
  case day, month, year
  /// A day of the year, as in `Sat Nov 21`.
  case calendarDay
  case hour, minute, dayPeriod
  case durationHour, durationMinute

  var isEndless: Bool {
    switch self {
    case .day, .month, .hour, .minute, .durationMinute: true
    case .year, .calendarDay, .dayPeriod, .durationHour: false
    }
  }

  var alignment: NSTextAlignment {
    switch self {
    case .month: .natural
    case .calendarDay, .durationHour, .durationMinute: .right
    default: .center
    }
  }

  var unit: String? {
    switch self {
    case .durationHour: "hours"
    case .durationMinute: "min"
    default: nil
    }
  }

  /// The columns in the order in which the locale writes them.
  static func columns(for mode: UIDatePicker.Mode, locale: Locale) -> [DateColumn] {
    switch mode {
    case .time: columns(of: "jm", locale)
    case .date: columns(of: "yMMMMd", locale)
    case .yearAndMonth: columns(of: "yMMMM", locale)
    case .dateAndTime: [.calendarDay] + columns(of: "jm", locale)
    case .countDownTimer: [.durationHour, .durationMinute]
    }
  }

  private static func columns(of template: String, _ locale: Locale) -> [DateColumn] {
    var result: [DateColumn] = []
    var isQuoted = false
    for letter in DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let column = column(of: letter), !result.contains(column) else { continue }
      result.append(column)
    }
    return result
  }

  private static func column(of letter: Character) -> DateColumn? {
    switch letter {
    case "d": .day
    case "M", "L": .month
    case "y", "Y", "r": .year
    case "h", "H", "K", "k": .hour
    case "m": .minute
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }
}
