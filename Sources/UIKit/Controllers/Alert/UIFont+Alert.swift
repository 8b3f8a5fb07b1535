import DarkroomCoreGraphics

extension UIFont {
  /// As large as the text of a style, in a weight of its own.
  static func alert(
    _ style: TextStyle, _ weight: Weight, _ traits: UITraitCollection
  ) -> UIFont {
    .systemFont(
      ofSize: preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, weight: weight)
  }

  /// The height of a line of a style's text with room above and below it, in points.
  static func alertRowHeight(
    _ style: TextStyle, padding: CGFloat, least: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    let line = preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight.rounded(.up)
    return max(least, line + padding)
  }
}
