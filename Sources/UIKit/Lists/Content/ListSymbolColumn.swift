import DarkroomCoreGraphics

/// The width that rows reserve for symbols, so that their texts are aligned (see Measures, lists).
enum ListSymbolColumn {
  /// Whether symbols have a column if no width is reserved explicitly, which is not the case for the largest text
  /// sizes.
  static func isReserved(_ traits: UITraitCollection) -> Bool {
    !traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The width in points; a wider symbol is nevertheless centered in it.
  static func width(_ traits: UITraitCollection, isSidebar: Bool) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: isSidebar ? 28 : 24, compatibleWith: traits)
  }

  /// The height in points: the line height of body text, regardless of the symbol's height.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    leadings[traits.preferredContentSizeCategory.step]
  }

  /// The line heights of body text in points, from the smallest category to the largest one.
  private static let leadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  /// The scale of symbols without an explicit size.
  static func scale(_ traits: UITraitCollection) -> UIImage.SymbolScale {
    let category = traits.preferredContentSizeCategory
    guard category.isAccessibilityCategory else { return .large }
    return category < .accessibilityExtraLarge ? .medium : .small
  }
}
