import DarkroomUIKit

/// Describes the traits that change the look of a screen, in a fixed order.
enum TraitWords {
  static func describe(_ traits: UITraitCollection) -> String {
    var words: [String] = []
    switch traits.userInterfaceStyle {
    case .light: words.append("light")
    case .dark: words.append("dark")
    default: break
    }
    if traits.preferredContentSizeCategory != .unspecified {
      let name = traits.preferredContentSizeCategory.rawValue
      words.append(String(name.trimmingPrefix("UICTContentSizeCategory")))
    }
    if traits.layoutDirection == .rightToLeft { words.append("right to left") }
    words += sizeClass("horizontal", traits.horizontalSizeClass)
    words += sizeClass("vertical", traits.verticalSizeClass)
    if traits.userInterfaceIdiom == .pad { words.append("pad") }
    if traits.accessibilityContrast == .high { words.append("high contrast") }
    if traits.legibilityWeight == .bold { words.append("bold text") }
    return words.joined(separator: ", ")
  }

  private static func sizeClass(_ axis: String, _ value: UIUserInterfaceSizeClass) -> [String] {
    switch value {
    case .compact: ["\(axis) compact"]
    case .regular: ["\(axis) regular"]
    default: []
    }
  }
}
