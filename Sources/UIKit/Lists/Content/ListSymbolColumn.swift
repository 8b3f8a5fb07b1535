import DarkroomCoreGraphics

/// The room that rows keep for symbols, so that their texts line up (see Measures, lists).
enum ListSymbolColumn {
  /// Whether symbols stand in a column where nobody reserves room for them: not where letters are largest.
  static func isReserved(_ traits: UITraitCollection) -> Bool {
    !traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Points; a symbol that is wider is centered in it all the same.
  static func width(_ traits: UITraitCollection, isSidebar: Bool) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: isSidebar ? 28 : 24, compatibleWith: traits)
  }

  /// Points: the leading of body text, however high the symbol is.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    leadings[traits.preferredContentSizeCategory.step]
  }

  /// Of body text in points, from the smallest category to the largest one.
  private static let leadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  /// Of symbols of which nobody said how large they are.
  static func scale(_ traits: UITraitCollection) -> UIImage.SymbolScale {
    let category = traits.preferredContentSizeCategory
    guard category.isAccessibilityCategory else { return .large }
    return category < .accessibilityExtraLarge ? .medium : .small
  }
}
