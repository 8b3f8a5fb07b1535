/// Scales sizes and fonts of an app's own with the preferred content size.
///
/// Values land on thirds of a point, fonts on whole points (see Measures, text metrics).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  private static let body = UIFontMetrics(forTextStyle: .body)

  open class var `default`: UIFontMetrics { body }

  /// For the current traits; where a view adjusts its fonts, it follows those of the view.
  ///
  /// A font that was scaled is scaled again, where iOS raises.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A maximum of 0 or less is none.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// For the current traits, in thirds of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

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
