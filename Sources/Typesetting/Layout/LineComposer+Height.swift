extension LineComposer {
  /// Computes the line's vertical metrics from its content and the paragraph's style.
  ///
  /// The requested fonts count, not the fallbacks: as in a UILabel, a Chinese character or an emoji in the system font
  /// does not make its line higher. A paragraph's line height adds or removes space above the text. Raised text makes
  /// its line higher, lowered text deeper.
  func stretchHeight(of line: inout TextLine, _ paragraph: Paragraph) {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    func include(_ style: TextStyle) {
      ascent = max(ascent, style.font.metrics.ascender + max(0, style.baselineOffset))
      descent = max(descent, -style.font.metrics.descender + max(0, -style.baselineOffset))
      leading = max(leading, style.font.metrics.leading)
    }
    for run in line.runs {
      include(run.style)
      guard let attachment = run.attachment else { continue }
      ascent = max(ascent, attachment.ascent + run.style.baselineOffset)
      descent = max(descent, attachment.descent - run.style.baselineOffset)
    }
    if line.runs.isEmpty { include(text.style(at: line.range.lowerBound)) }
    let natural = ascent + descent + leading
    line.height = paragraph.style.lineHeight(natural: natural)
    line.ascent = ascent + line.height - natural
    line.descent = descent
  }
}

extension ParagraphStyle {
  func lineHeight(natural: Double) -> Double {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
