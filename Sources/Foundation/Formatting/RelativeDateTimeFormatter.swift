public import Foundation

/// Writes a moment by its distance from another: "2 days ago".
///
/// Foundation on Linux has none; the words are ICU's.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// "1 day ago", or "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How much of the units' names is written.
  ///
  /// `spellOut` is `full`: "2 days ago", where iOS has "two days ago".
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// `named` has words where the language has one, and is `numeric` elsewhere.
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  /// Nil stands for the current one.
  ///
  /// Its locale is not read.
  open var calendar: Calendar! = .current
  /// Decides the words; nil stands for the current one.
  open var locale: Locale! = .current
  /// - Important: Inert.
  open var formattingContext = Formatter.Context.unknown

  /// The largest unit that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts = DurationUnit.allCases.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit, $0) }
    }
    let (unit, value) = amounts.first { $0.1 != 0 } ?? amounts.last ?? (.second, 0)
    return string(value, unit)
  }

  /// Seconds, negative in the past; counted from the beginning of 2001, so that a month has 31 days.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now + interval, relativeTo: now)
  }

  /// Whole units of the calendar, weeks among them; what is smaller than the largest is cut off, not rounded.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      Set(DurationUnit.allCases.map(\.component)), from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Nil for everything but a `Date`, whose distance from the present moment differs from run to run.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func string(_ value: Int, _ unit: DurationUnit) -> String {
    UnicodeFormats.distance(
      value, unit, isNamed: dateTimeStyle == .named, style: unitsStyle, locale: locale ?? .current)
      ?? ""
  }
}
