/// Scales an app's own sizes and fonts with the preferred content size.
///
/// Values are rounded to thirds of a point, and fonts to whole points (see Measures, text metrics).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Creates metrics that scale as the system scales text of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }

  /// Scales a font for the current traits; in a view that adjusts its fonts, it follows those of the view.
  ///
  /// A font that was already scaled is scaled again; iOS raises an exception.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Scales a font up to a maximum; 0 or less means no maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Scales a font for traits, to whole points; nil means the current traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection)
  }

  /// Scales a font for traits up to a maximum in points; 0 or less means no maximum, and nil the current traits.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// Scales a value for the current traits, rounded to thirds of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Scales a value for traits, rounded to thirds of a point; nil means the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    (exact(value, traits: traitCollection) * 3).rounded() / 3
  }

  private func exact(_ value: CGFloat, traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return DynamicType.scaled(value, style: textStyle, category: category)
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
    font.scaled(
      as: UIFont.Scaling(style: textStyle, size: font.pointSize, maximum: maximum), traits)
  }
}
