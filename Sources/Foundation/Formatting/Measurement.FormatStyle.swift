public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a quantity is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the name of the unit is written.
    public enum UnitWidth: String, Codable, Sendable {
      case wide = "unit-width-full-name"
      case abbreviated = "unit-width-short"
      case narrow = "unit-width-narrow"
    }

    /// The form of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines the words, the region's unit, and the digits; the number style also uses it.
    public var locale: Locale
    /// The style of the number; nil uses the precision of the usage.
    ///
    /// With a style the unit is not converted, whatever the usage is.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var usage: String?

    /// Creates a style; the default usage converts to the unit that is usual in the locale's region.
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

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Without a number style, the usage determines the precision.
    ///
    /// A number style formats the number in the unit as provided.
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

  /// Formats the measurement with an abbreviated unit for general usage: "3 km", or miles where they are usual.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Formats the measurement with a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Creates a style for the current locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
