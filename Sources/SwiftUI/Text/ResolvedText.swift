import DarkroomTypesetting

/// A text as it is drawn: its characters with their fonts and colors.
struct ResolvedText {
  /// A span of characters with the same look.
  struct Piece {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
  }

  var pieces: [Piece] = []
  /// That of the highest letters.
  var font: UIFont
  /// The additional distance between lines, which is the largest of the pieces.
  var leading: CGFloat

  var string: String { pieces.map(\.string).joined() }

  mutating func append(_ other: ResolvedText) {
    pieces += other.pieces
    leading = max(leading, other.leading)
    if font.lineHeight < other.font.lineHeight { font = other.font }
  }

  /// The text for layout, with font sizes multiplied by `scale`.
  func styled(_ paragraph: ParagraphStyle, scale: CGFloat = 1) -> StyledText {
    var text = StyledText(
      style: DarkroomTypesetting.TextStyle(font: font.font), paragraphStyle: paragraph)
    for piece in pieces {
      guard let style = piece.styled(scale: scale) else { continue }
      text.append(piece.string, style: style, paragraphStyle: paragraph)
    }
    return text
  }
}

extension ResolvedText.Piece {
  /// Nil without a letter.
  fileprivate func styled(scale: CGFloat) -> DarkroomTypesetting.TextStyle? {
    guard !string.isEmpty else { return nil }
    var attributes = attributes
    if scale != 1 {
      if let font = attributes[.font] as? UIFont {
        attributes[.font] = font.withSize(font.pointSize * scale)
      }
      for key in [NSAttributedString.Key.kern, .baselineOffset] {
        if let length = attributes[key] as? CGFloat { attributes[key] = length * scale }
      }
    }
    return DarkroomTypesetting.TextStyle(attributes: attributes, text: string)
  }
}
