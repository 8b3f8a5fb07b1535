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

/// What one line of the text measures.
func width(_ string: String, size: Double = 16) throws -> Double {
  TextLayout(try text(string, size: size)).size.width
}

func layout(
  _ string: String, width: Double = .infinity, lines: Int = 0, _ mode: LineBreakMode? = nil
) throws -> TextLayout {
  TextLayout(
    try text(string),
    constraints: TextConstraints(width: width, maximumLines: lines, lineBreakMode: mode))
}

extension TextLayout {
  /// What each line covers, hidden text included.
  var lineTexts: [String] {
    lines.map { String(decoding: text.characters[$0.range], as: UTF16.self) }
  }

  /// What each line shows, run by run from left to right.
  var shown: [String] {
    lines.map { line in
      line.runs.map { run in
        run.range.isEmpty ? "…" : String(decoding: text.characters[run.range], as: UTF16.self)
      }.joined()
    }
  }
}
