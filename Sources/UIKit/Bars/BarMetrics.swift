import DarkroomCoreGraphics

/// The classic measures of bars, in points (see Measures, bars).
enum BarMetrics {
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30
  /// Of a search bar below the title.
  static let searchHeight: CGFloat = 52
  /// Of the scopes below a search bar's field.
  static let scopeHeight: CGFloat = 44
  /// Of a search bar beside the title, in wide bars; its height is that of the field.
  static let inlineSearchWidth: CGFloat = 240
  static let tabHeight: CGFloat = 49
  /// Above and below the items of a bar in a sheet, which is 56 points high.
  static let sheetPadding: CGFloat = 6
  /// Between two items.
  static let spacing: CGFloat = 8

  /// From a bar's side to its first item.
  static func sideMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

extension UIColor {
  /// The material of bars, as a colour: that of Apple's design resources for iOS 13 to 18.
  static let barMaterial = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
  }

  /// A bar's hairline; 178 over white.
  static let barShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

extension UIView {
  /// Points of one pixel.
  var pixel: CGFloat { 1 / traitCollection.knownDisplayScale }

  /// What the safe area takes of a bar where the language begins, and where it ends, in points.
  var barSides: (leading: CGFloat, trailing: CGFloat) {
    let area = safeAreaInsets
    return isRightToLeft ? (area.right, area.left) : (area.left, area.right)
  }

  /// A rectangle of the leading side, on the side where the language begins.
  func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
