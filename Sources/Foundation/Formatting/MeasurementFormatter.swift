public import Foundation

/// Writes quantities with their units.
///
/// Foundation on Linux lacks this class. Names and plurals come from ICU; of `numberFormatter`, the fraction digits and
/// the grouping are used.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Whether the measurement's unit is used; without `providedUnit` it is the region's.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Has no effect: without `providedUnit` the region's unit always has a natural scale.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Writes degrees as in the measurement, without conversion to another scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The options; an empty set converts to the unit that the locale's region prefers.
  open var unitOptions: UnitOptions = []
  /// The style of the unit: `short` is ICU's narrow width, `medium` its short width, and `long` the full name.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale; nil for the current one.
  open var locale: Locale! = .current
  /// The formatter of the number.
  ///
  /// Its style, locale and symbols are ignored; nil uses at most three fraction digits.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Formats a measurement; a unit that Unicode lacks is not converted, and its symbol follows the number.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let unit = measurement.unit
    guard let identifier = UnitIdentifier.identifier(of: unit) else {
      return number(measurement.value) + " " + unit.symbol
    }
    let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    let isConverted = !unitOptions.contains(.providedUnit) && !isBare
    let words = [
      "measure-unit/\(isBare ? "temperature-generic" : identifier)", width, digits, grouping,
      isConverted ? "usage/default" : "",
    ]
    let skeleton = words.filter { !$0.isEmpty }.joined(separator: " ")
    return UnicodeFormats.string(measurement.value, skeleton: skeleton, locale: locale ?? .current)
      ?? number(measurement.value) + " " + unit.symbol
  }

  /// The symbol or name alone.
  open func string(from unit: Unit) -> String {
    guard let identifier = UnitIdentifier.identifier(of: unit) else { return unit.symbol }
    let skeleton = "measure-unit/\(identifier) \(width) precision-integer"
    let one = UnicodeFormats.string(1, skeleton: skeleton, locale: locale ?? .current) ?? ""
    let name = one.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? unit.symbol : name
  }

  /// Formats a `Unit` or a `Measurement`; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as any MeasuredQuantity: string(from: measurement.measurement)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }

  private var digits: String {
    guard let formatter = numberFormatter else { return ".###" }
    let least = max(0, formatter.minimumFractionDigits)
    let most = max(least, formatter.maximumFractionDigits)
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }

  private var grouping: String {
    numberFormatter?.usesGroupingSeparator == false ? "group-off" : ""
  }

  private func number(_ value: Double) -> String {
    let skeleton = [digits, grouping].filter { !$0.isEmpty }.joined(separator: " ")
    return UnicodeFormats.string(value, skeleton: skeleton, locale: locale ?? .current)
      ?? "\(value)"
  }
}

/// A measurement in any kind of unit.
private protocol MeasuredQuantity {
  var measurement: Measurement<Unit> { get }
}

extension Measurement: MeasuredQuantity {
  fileprivate var measurement: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
