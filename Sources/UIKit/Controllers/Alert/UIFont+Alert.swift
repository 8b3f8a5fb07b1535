import DarkroomCoreGraphics

extension UIFont {
  /// A font with the size of a text style and a weight of its own.
  static func alert(
    _ style: TextStyle, _ weight: Weight, _ traits: UITraitCollection
  ) -> UIFont {
    .systemFont(
      ofSize: preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, weight: weight)
  }

  /// The height of a row: a line of the style's text with padding above and below, in points.
  static func alertRowHeight(
    _ style: TextStyle, padding: CGFloat, least: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    let line = preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight.rounded(.up)
    return max(least, line + padding)
  }
}
