import DarkroomTypesetting

/// Text in the system font, upright and regular unless said otherwise.
func text(
  _ string: String, size: Double = 16, weight: Double = 0,
  _ change: (inout TextStyle) -> Void = { _ in },
  paragraph: (inout ParagraphStyle) -> Void = { _ in }
) throws -> StyledText {
  var style = TextStyle(font: try FontLibrary.shared.font(.system(size: size, weight: weight)))
  change(&style)
  var paragraphStyle = ParagraphStyle()
  paragraph(&paragraphStyle)
  return StyledText(string, style: style, paragraphStyle: paragraphStyle)
}

extension TextLayout {
  /// What each line covers.
  var lineTexts: [String] {
    lines.map { String(decoding: text.characters[$0.range], as: UTF16.self) }
  }
}
