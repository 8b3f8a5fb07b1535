import DarkroomCoreGraphics
import Foundation

extension NibSession {
  // MARK: Colours

  func color(_ element: NibElement) -> UIColor? {
    if let name = element["name"] { return namedColor(name, element) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColor(name, element)
    }
    return components(element)
  }

  private func systemColor(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = SystemColorNames.color(named: name) ?? Self.oldSystemColors[name] {
      return color
    }
    if let color = document.colors[name]?.child("color").flatMap(components) { return color }
    report.add(.missingColor(name), at: element)
    return nil
  }

  /// The color from the asset catalogs, or else the color stored in the file itself.
  private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    if let color = document.colors[name]?.child("color").flatMap(components) { return color }
    report.add(.missingColor(name), at: element)
    return nil
  }

  /// Calibrated color spaces are read as sRGB and its gray, so that equal numbers give equal colors.
  private func components(_ element: NibElement) -> UIColor? {
    func part(_ name: String) -> CGFloat? {
      element[name].flatMap(NibValue.number).flatMap { $0.isFinite ? $0 : nil }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      report.add(.unknownElement, at: element)
      return nil
    }
    return element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static let oldSystemColors: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .white,
    "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .gray,
  ]

  // MARK: Fonts

  func font(_ element: NibElement) -> UIFont? {
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element["pointSize"].flatMap(NibValue.number) ?? 17
    if let name = element["name"] { return namedFont(name, size, element) }
    switch element["type"] ?? "system" {
    case "system":
      return .systemFont(
        ofSize: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case let type:
      report.add(.unknownValue(type, of: "type"), at: element)
      return .systemFont(ofSize: size)
    }
  }

  /// Xcode's names for the system font in attributed text.
  private static let systemNames = [".AppleSystemUIFont", ".SFUI", ".SFNS"]

  /// A font that the machine does not have is replaced by the system font, as on iOS.
  func namedFont(_ name: String, _ size: CGFloat, _ element: NibElement) -> UIFont {
    if let font = UIFont(name: name, size: size) { return font }
    if Self.systemNames.contains(where: { name.hasPrefix($0) }) {
      let isItalic = name.hasSuffix("Italic")
      return .system(size, weight: Self.systemWeight(of: name), isItalic: isItalic)
    }
    report.add(.unknownValue(name, of: "name"), at: element)
    return .systemFont(ofSize: size)
  }

  /// Returns the weight in a name such as `.SFUI-SemiboldItalic` or `.AppleSystemUIFontBold`.
  private static func systemWeight(of name: String) -> UIFont.Weight {
    let word = name.lowercased()
    // "Semibold" and "Ultralight" contain other weights' names.
    return weights.sorted { $0.key.count > $1.key.count }
      .first { word.contains($0.key.lowercased()) }?.value ?? .regular
  }

  // MARK: Images

  func image(named name: String, isSymbol: Bool, at element: NibElement) -> UIImage? {
    let image =
      isSymbol
      ? UIImage(systemName: name)
      : UIImage(named: name, in: bundle, compatibleWith: nil)
    if image == nil { report.add(.missingImage(name), at: element) }
    return image
  }

  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scales: [String: UIImage.SymbolScale] = [
      "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    let scale = element["scale"].flatMap { scales[$0] } ?? .unspecified
    let weight = element["weight"].flatMap { weights[$0] } ?? .unspecified
    if let font = element.child("fontDescription").flatMap(font) {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    guard let size = element["pointSize"].flatMap(NibValue.number) else {
      return element["scale"] == nil && element["weight"] == nil
        ? nil
        : UIImage.SymbolConfiguration(weight: weight)
          .applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
