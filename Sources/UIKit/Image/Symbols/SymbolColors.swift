/// The colors of a symbol: one for all, or one for each level.
enum SymbolColors: Equatable {
  case monochrome
  case multicolor
  case hierarchical(UIColor)
  /// A color for each level; the last one is used for all further levels.
  case palette([UIColor])

  /// The colors of the levels; nil if the symbol is drawn in one color.
  func levels(of name: String) -> [SymbolDrawing.Level: UIColor]? {
    switch self {
    case .monochrome: return nil
    case .multicolor: return Self.levels(of: Self.multicolor(name))
    case .hierarchical(let color):
      let alpha = color.cgColor.alpha
      return Self.levels(of: [1, 0.5, 0.25].map { color.withAlphaComponent(alpha * $0) })
    case .palette(let colors): return Self.levels(of: colors)
    }
  }

  private static func levels(of colors: [UIColor]) -> [SymbolDrawing.Level: UIColor]? {
    guard let last = colors.last else { return nil }
    var result: [SymbolDrawing.Level: UIColor] = [:]
    for level in SymbolDrawing.Level.allCases {
      result[level] = level.rawValue < colors.count ? colors[level.rawValue] : last
    }
    return result
  }

  /// The colors of symbols that iOS draws in several; empty for the others.
  private static func multicolor(_ name: String) -> [UIColor] {
    if let colors = multicolors[name] { return colors }
    for (badge, color) in badges where name.hasSuffix(badge) { return [color, .label] }
    return []
  }

  private static let multicolors: [String: [UIColor]] = [
    "bolt.fill": [.systemYellow], "checkmark.circle.fill": [.white, .systemGreen],
    "checkmark.seal.fill": [.white, .systemBlue], "cloud.bolt.fill": [.systemGray3, .systemYellow],
    "cloud.rain.fill": [.systemGray3, .systemCyan], "cloud.sun": [.systemGray3, .systemYellow],
    "cloud.sun.fill": [.systemGray3, .systemYellow], "drop.fill": [.systemCyan],
    "exclamationmark.triangle.fill": [.white, .systemYellow], "flame.fill": [.systemOrange],
    "folder": [.systemBlue], "folder.fill": [.systemBlue], "heart.fill": [.systemRed],
    "leaf.fill": [.systemGreen], "minus.circle.fill": [.white, .systemRed],
    "moon.stars.fill": [.systemIndigo, .systemYellow], "plus.circle.fill": [.white, .systemGreen],
    "rainbow": [.systemYellow, .systemRed, .systemBlue], "star.fill": [.systemYellow],
    "sun.max.fill": [.systemYellow], "sunrise.fill": [.systemYellow],
    "sunset.fill": [.systemOrange], "trash": [.systemRed], "trash.fill": [.systemRed],
    "xmark.circle.fill": [.white, .systemRed],
  ]

  private static let badges: KeyValuePairs<String, UIColor> = [
    ".badge": .systemRed, ".badge.checkmark": .systemGreen, ".badge.minus": .systemRed,
    ".badge.plus": .systemGreen, ".badge.xmark": .systemRed,
  ]
}
