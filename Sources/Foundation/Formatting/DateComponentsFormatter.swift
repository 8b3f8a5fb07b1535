public import Foundation

/// Writes lengths of time.
///
/// Foundation on Linux has none. Names and lists are ICU's; what is smaller than the last unit is
/// left out, not rounded.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of the units' names is written; `positional` writes colons instead.
  ///
  /// `spellOut` is `full`: its numbers are digits, where iOS has words.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which units are written though there are none of them.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `dropLeading` for `positional`, `dropAll` for the other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between units that are not zero.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits for the first part, too, where it is hours, minutes or seconds; `positional` only.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The words are those of the calendar's locale.
  open var unitsStyle = UnitsStyle.positional
  /// Years to seconds; none stands for all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// Where all units are zero, at least the smallest stays.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Nil stands for the current one, of which the length of months and days and the language are taken.
  open var calendar: Calendar? = .current
  /// From where `string(from:)` counts an interval; nil is the beginning of 2001 in UTC.
  open var referenceDate: Date?
  /// Zero or less is no limit.
  ///
  /// Zeros that are dropped do not count; what is beyond is cut off, not rounded.
  open var maximumUnitCount = 0
  /// Only a largest unit of exactly 1 collapses: 1 hour and 3 minutes are "63 minutes", 2 hours stay.
  open var collapsesLargestUnit = false
  /// - Important: Inert.
  open var allowsFractionalUnits = false
  /// - Important: Inert.
  open var includesApproximationPhrase = false
  /// - Important: Inert.
  open var includesTimeRemainingPhrase = false
  /// - Important: Inert.
  open var formattingContext = Formatter.Context.unknown

  /// Seconds; a fraction of one is cut off.
  ///
  /// Every part of a negative interval has its own sign.
  open func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return string(from: components)
  }

  /// Units that the components have no value for are left out; nil where none is left.
  open func string(from components: DateComponents) -> String? {
    var amounts = units.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    collapse(&amounts)
    amounts = kept(amounts)
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    guard !amounts.isEmpty else { return nil }
    if unitsStyle == .positional { return positional(amounts) }
    return UnicodeFormats.list(amounts, style: unitsStyle, locale: calendar?.locale ?? .current)
  }

  /// Nil for everything but `DateComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// In the current calendar, and all units from years to seconds but weeks.
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

  /// One of the largest unit is counted in the next: 1 hour and 3 minutes are 63 minutes.
  private func collapse(_ amounts: inout [Amount]) {
    guard collapsesLargestUnit, amounts.count > 1, amounts[0].value == 1,
      let factor = amounts[0].unit.count(of: amounts[1].unit)
    else { return }
    amounts[1].value += factor
    amounts.removeFirst()
  }

  /// Without the zeros that the behaviour drops; at least the last unit stays.
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

  /// Colons between the parts of the day, and two digits behind the first.
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
