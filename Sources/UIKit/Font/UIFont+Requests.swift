import DarkroomTypesetting

extension UIFont {
  /// Finds a font by name; nil if neither the library nor its substitutes nor the app's resources have it.
  static func named(_ name: String, size: CGFloat) -> Font? {
    let request = FontRequest.named(name, size: Double(size > 0 ? size : 12))
    return BundleFonts.isKnown(request) ? FontLibrary.shared.fontOrPlaceholder(request) : nil
  }

  static func system(
    _ size: CGFloat, weight: Weight, width: Width = .standard, isItalic: Bool = false,
    monospacedDigits: Bool = false, design: FontRequest.Design = .standard
  ) -> UIFont {
    UIFont(
      request: .system(
        size: Double(size), weight: Double(weight.rawValue), design: design, isItalic: isItalic,
        width: Double(width.rawValue), monospacedDigits: monospacedDigits))
  }

  /// The font of a text style.
  ///
  /// If bold text is enabled, weights below semibold become one step heavier, as on iOS.
  static func preferred(_ style: TextStyle, traits: UITraitCollection?) -> UIFont {
    let traits = traits ?? .current
    let size = DynamicType.pointSize(of: style, at: traits.preferredContentSizeCategory)
    let weight: Weight =
      traits.legibilityWeight == .bold ? .semibold : DynamicType.weight(of: style)
    return UIFont(
      request: .system(size: Double(size), weight: Double(weight.rawValue)), textStyle: style)
  }

  /// Adapts a preferred font, or one scaled by `UIFontMetrics`, to the traits, and returns any other unchanged.
  ///
  /// Added traits such as italics are kept.
  ///
  /// A text style's font counts as preferred only if its size is that of the style in some category.
  func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling { return scaled(as: scaling, traits) }
    guard let textStyle, DynamicType.sizes(of: textStyle).contains(pointSize) else { return self }
    let preferred = UIFont.preferred(textStyle, traits: traits)
    guard preferred.pointSize != pointSize else { return self }
    var request = font.request
    request.size = Double(preferred.pointSize)
    return UIFont(request: request, textStyle: textStyle)
  }

  func resized(to size: CGFloat) -> UIFont {
    var request = font.request
    request.size = Double(size)
    return UIFont(request: request)
  }

  /// Scales the font for the traits, to whole points unless the category's size is the font's own; the result follows
  /// later changes of the category.
  func scaled(as scaling: Scaling, _ traits: UITraitCollection?) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    var size = DynamicType.scaled(scaling.size, style: scaling.style, category: category)
    if size != scaling.size { size = size.rounded() }
    if let maximum = scaling.maximum, maximum > 0 { size = min(size, maximum) }
    if size == pointSize, self.scaling != nil { return self }
    var request = font.request
    request.size = Double(size)
    return UIFont(
      size == pointSize ? font : FontLibrary.shared.fontOrPlaceholder(request), scaling: scaling)
  }

  /// The internal name of iOS's system font, such as `.SFUI-Semibold`.
  var systemFontName: String? {
    guard case .system(let design) = font.request.family else { return nil }
    let weight = Weight(CGFloat(font.request.weight ?? 0))
    let italic = font.request.isItalic ? "Italic" : ""
    switch design {
    case .standard: return ".SFUI-\(weight.name)\(italic)"
    case .monospaced: return ".AppleSystemUIFontMonospaced-\(weight.name)\(italic)"
    case .rounded: return ".AppleSystemUIFontRounded-\(weight.name)\(italic)"
    case .serif: return ".AppleSystemUIFontSerif-\(weight.name)\(italic)"
    }
  }

  var styleText: String {
    let isBold = fontDescriptor.symbolicTraits.contains(.traitBold)
    return "font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(font.request.isItalic ? "italic" : "normal")"
  }
}

extension UIFont.Weight {
  private static let names: [(weight: UIFont.Weight, name: String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
    (.black, "Black"),
  ]

  /// The name of the nearest named weight.
  var name: String {
    var nearest: (distance: CGFloat, name: String)?
    for (weight, name) in Self.names {
      let distance = abs(weight.rawValue - rawValue)
      if let nearest, nearest.distance <= distance { continue }
      nearest = (distance, name)
    }
    return nearest?.name ?? "Regular"
  }
}
