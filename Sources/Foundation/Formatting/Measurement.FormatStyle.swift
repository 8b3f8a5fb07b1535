public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a quantity is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public enum UnitWidth: String, Codable, Sendable {
      case wide = "unit-width-full-name"
      case abbreviated = "unit-width-short"
      case narrow = "unit-width-narrow"
    }

    public var width: UnitWidth
    /// Decides the words, the region's unit, and the digits: the style of numbers is taken in this locale.
    public var locale: Locale
    /// Nil has the precision of the usage.
    ///
    /// With a style the unit stays as provided, whatever the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var usage: String?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage.usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Without a style of numbers the precision is the usage's.
    ///
    /// A style of numbers writes the number of a unit that is as provided.
    public func format(_ value: Measurement<UnitType>) -> String {
      guard let identifier = UnitIdentifier.identifier(of: value.unit) else {
        return "\(value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
      }
      var skeleton = "measure-unit/\(identifier) \(width.rawValue)"
      if let usage { skeleton += " usage/\(usage)" }
      guard let style = numberFormatStyle else {
        return UnicodeFormats.string(value.value, skeleton: skeleton, locale: locale)
          ?? "\(value.value) \(value.unit.symbol)"
      }
      let zero = UnicodeFormats.string(
        value.value,
        skeleton: "measure-unit/\(identifier) \(width.rawValue) precision-integer group-off",
        locale: locale)
      let number = style.locale(locale).format(value.value)
      let digits = UnicodeFormats.string(
        value.value, skeleton: "precision-integer group-off", locale: locale)
      guard let zero, let digits else { return "\(number) \(value.unit.symbol)" }
      return zero.replacing(digits, with: number, maxReplacements: 1)
    }
  }

  /// Abbreviated names in the general usage: "3 km", or miles where they are usual.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
