public import Foundation

/// Writes lengths of time.
///
/// Foundation on Linux lacks this class. Names and lists come from ICU; amounts smaller than the last unit are cut off,
/// not rounded.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How the names of units are written; `positional` uses colons instead, and `spellOut` numbers in words.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The units that are written even though their value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default: `dropLeading` for `positional`, `dropAll` for the other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Omits zeros before the first unit that isn't zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Omits zeros between units that aren't zero.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Omits zeros after the last unit that isn't zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Omits all zeros; if all units are zero, the smallest is written.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Uses two digits even for the first part if it is hours, minutes or seconds; only for `positional`.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of the units, whose names are in the language of the calendar's locale.
  open var unitsStyle = UnitsStyle.positional
  /// The allowed units from years to seconds; an empty set allows all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// The handling of zeros; if all units are zero, at least the smallest is written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar, which determines the lengths of months and days and the language; nil for the current one.
  open var calendar: Calendar? = .current
  /// The date from which `string(from:)` counts an interval; nil for the beginning of 2001 in UTC.
  open var referenceDate: Date?
  /// The maximum number of units; zero or less sets no limit.
  ///
  /// Omitted zeros do not count, and further units are cut off, not rounded.
  open var maximumUnitCount = 0
  /// Whether a largest unit with a value of exactly 1 is combined with the next: 1 hour and 3 minutes become "63
  /// minutes", but 2 hours stay.
  open var collapsesLargestUnit = false
  /// - Important: Inert.
  open var allowsFractionalUnits = false
  /// - Important: Inert.
  open var includesApproximationPhrase = false
  /// - Important: Inert.
  open var includesTimeRemainingPhrase = false
  /// - Important: Inert.
  open var formattingContext = Formatter.Context.unknown

  /// Formats an interval in seconds; fractions are cut off.
  ///
  /// A negative interval has the sign of its first part, which is none if that part is zero.
  open func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  /// Formats the distance between two dates, in the calendar's units; fractions of the last unit are cut off.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return string(from: components)
  }

  /// Formats components; units without a value are omitted, and the result is nil if none is left.
  open func string(from components: DateComponents) -> String? {
    var amounts = units.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    collapse(&amounts)
    amounts = kept(amounts)
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    for index in amounts.indices.dropFirst() {
      amounts[index].value = Int(clamping: amounts[index].value.magnitude)
    }
    guard !amounts.isEmpty else { return nil }
    if unitsStyle == .positional { return positional(amounts) }
    return UnicodeFormats.list(amounts, style: unitsStyle, locale: calendar?.locale ?? .current)
  }

  /// Nil for everything but `DateComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Formats components with the current calendar, in all units from years to seconds except weeks.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private typealias Amount = (unit: DurationUnit, value: Int)

  private var units: [DurationUnit] {
    DurationUnit.allCases.filter {
      allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.unit)
    }
  }

  /// Combines a largest unit with a value of 1 with the next: 1 hour and 3 minutes become 63 minutes.
  private func collapse(_ amounts: inout [Amount]) {
    guard collapsesLargestUnit, amounts.count > 1, amounts[0].value == 1,
      let factor = amounts[0].unit.count(of: amounts[1].unit)
    else { return }
    amounts[1].value += factor
    amounts.removeFirst()
  }

  /// The amounts without the zeros that the formatter omits; at least the last unit stays.
  private func kept(_ amounts: [Amount]) -> [Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let first = amounts.firstIndex { $0.value != 0 } ?? amounts.count - 1
    let last = amounts.lastIndex { $0.value != 0 } ?? amounts.count - 1
    return amounts.enumerated().filter { index, amount in
      if amount.value != 0 || first == index && first == amounts.count - 1 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  /// The amounts separated by colons, with two digits after the first.
  private func positional(_ amounts: [Amount]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let parts = amounts.enumerated().map { index, amount in
      let digits = String(amount.value)
      let isShort = digits.count < 2 && (index > 0 || pads)
      return isShort && amount.unit.isPartOfDay ? "0" + digits : digits
    }
    return parts.joined(separator: ":")
  }
}
