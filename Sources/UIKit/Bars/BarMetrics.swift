import DarkroomCoreGraphics

/// The classic sizes of bars, in points (see Measures, bars).
enum BarMetrics {
  static let height: CGFloat = 44
  /// The least height of a large title.
  static let largeTitleHeight: CGFloat = 52
  /// The size of a large title at the standard text size.
  static let largeTitleSize: CGFloat = 34
  /// The distance from a large title's baseline to the lower edge.
  static let largeTitleDepth: CGFloat = 16
  static let promptHeight: CGFloat = 30
  /// The space above and below the field of a search bar below the title.
  static let searchPadding: CGFloat = 16
  /// The height of the scope buttons below a search field.
  static let scopeHeight: CGFloat = 44
  /// The width of a search bar beside the title in wide bars; its height is that of the field.
  static let inlineSearchWidth: CGFloat = 240
  static let tabHeight: CGFloat = 49
  /// The space above and below the items of a bar in a sheet, which is 56 points high.
  static let sheetPadding: CGFloat = 6
  /// The space between two items.
  static let spacing: CGFloat = 8

  /// The distance from a bar's side to its first item.
  static func sideMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

extension UIColor {
  /// The material of bars as a color, taken from Apple's design resources for iOS 13 to 18.
  static let barMaterial = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
  }

  /// The color of a bar's hairline; over white it is gray level 178.
  static let barShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

extension UIView {
  /// The size of one pixel, in points.
  var pixel: CGFloat { 1 / traitCollection.knownDisplayScale }

  /// How much of a bar the safe area covers at the leading and the trailing side, in points.
  var barSides: (leading: CGFloat, trailing: CGFloat) {
    let area = safeAreaInsets
    return isRightToLeft ? (area.right, area.left) : (area.left, area.right)
  }

  /// Mirrors a rectangle at the leading side if the language is written from right to left.
  func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
