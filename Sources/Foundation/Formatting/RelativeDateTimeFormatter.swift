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
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var calendar: Calendar! = .current
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

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now + interval, relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      Set(DurationUnit.allCases.map(\.component)), from: referenceDate, to: date)
    return localizedString(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func string(_ value: Int, _ unit: DurationUnit) -> String {
    UnicodeFormats.distance(
      value, unit, isNamed: dateTimeStyle == .named, style: unitsStyle, locale: locale ?? .current)
      ?? ""
  }
}
