/// Draws digits and letters in circles and squares.
extension SymbolCatalog {
  /// The space between two characters, in hundredths of an em.
  private static let spacing: CGFloat = 18

  /// Draws up to three characters side by side; nil if one of them is neither a letter nor a digit.
  static func characters(_ name: String) -> SymbolDrawing? {
    guard (1...3).contains(name.utf8.count), name.allSatisfy({ $0.isLetter || $0.isNumber }),
      name.count == 1 || name.contains(where: \.isNumber) || pairs.contains(name)
    else { return nil }
    var result = SymbolDrawing(0, 0)
    for character in name {
      guard let text = SymbolOutlines["_\(character)"] else { return nil }
      let drawing = SymbolOutline(text).drawing(isFilled: false)
      let x = result.width > 0 ? result.width + spacing : 0
      result.parts += drawing.offset(x, 0).parts
      result.width = x + drawing.width
      result.height = max(result.height, drawing.height)
    }
    return name.count == 1 ? result : result.limited(to: spacing * 0.8)
  }

  /// Letters that are drawn side by side.
  private static let pairs: Set<String> = [
    "abc", "ac", "auto", "hd", "lb", "lt", "p", "rb", "rt", "tv", "zl", "zr", "fn", "alt",
  ]
}
