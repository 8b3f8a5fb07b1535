public import Foundation

/// Describes a date by its distance from another: "2 days ago".
///
/// Foundation on Linux lacks this class; the words come from ICU.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// "1 day ago", or "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How the names of units are written; `spellOut` also writes numbers in words.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// The style: `named` uses words if the language has one, and otherwise works like `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The form of the units' names; `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The calendar; nil for the current one.
  ///
  /// Its locale is not read.
  open var calendar: Calendar! = .current
  /// The locale, which determines the words; nil for the current one.
  open var locale: Locale! = .current
  /// - Important: Inert.
  open var formattingContext = Formatter.Context.unknown

  /// Describes components by the largest unit that isn't zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts = DurationUnit.allCases.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit, $0) }
    }
    let (unit, value) = amounts.first { $0.1 != 0 } ?? amounts.last ?? (.second, 0)
    return string(value, unit)
  }

  /// Describes an interval in seconds, negative in the past.
  ///
  /// It is counted from the beginning of 2001, so a month has 31 days.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now + interval, relativeTo: now)
  }

  /// Describes a date in whole units of the calendar, including weeks; amounts below the largest unit are cut off, not
  /// rounded.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      Set(DurationUnit.allCases.map(\.component)), from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Describes a `Date` relative to the current time, which differs from run to run; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func string(_ value: Int, _ unit: DurationUnit) -> String {
    UnicodeFormats.distance(
      value, unit, isNamed: dateTimeStyle == .named, style: unitsStyle, locale: locale ?? .current)
      ?? ""
  }
}
