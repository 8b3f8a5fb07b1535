/// The variants of a color set, with the traits for which each applies.
struct ColorAsset {
  private struct Variant {
    let color: UIColor
    let isDark: Bool
    let isHighContrast: Bool
  }

  private let variants: [Variant]

  /// Returns nil if the set has no readable color.
  init?(folder: URL) {
    guard let contents = AssetContents.read(in: folder) else { return nil }
    variants = (contents.colors ?? []).compactMap { entry in
      guard let color = entry.color.flatMap(ColorAsset.color) else { return nil }
      return Variant(
        color: color, isDark: entry.appearances.has("luminosity", "dark"),
        isHighContrast: entry.appearances.has("contrast", "high"))
    }
    if variants.isEmpty { return nil }
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    let usable = variants.filter { (!$0.isDark || isDark) && (!$0.isHighContrast || isHigh) }
    func rank(_ variant: Variant) -> Int {
      (variant.isDark == isDark ? 0 : 2) + (variant.isHighContrast == isHigh ? 0 : 1)
    }
    return usable.min { rank($0) < rank($1) }?.color ?? variants[0].color
  }

  private static func color(_ value: AssetContents.Color.Value) -> UIColor? {
    if let reference = value.reference { return SystemColorNames.color(named: reference) }
    guard let parts = value.components else { return nil }
    // Swift accepts "nan" and "1e400" as numbers, but they aren't components of a color.
    func part(_ name: String) -> CGFloat? {
      parts[name].flatMap(component).flatMap { $0.isFinite ? $0 : nil }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return value.colorSpace == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses a component in one of the three notations of Xcode: `0.5`, `128` and `0x80`.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Double(text).map { CGFloat($0) / 255 }
  }
}
