/// The room between a line's margins, in points.
struct LineMeasure {
  /// From the leading edge: left, or right in a right-to-left paragraph.
  let headIndent: Double
  /// Between the indents; infinite where the layout has no width.
  let width: Double
  /// From the left edge; 0 where the layout has no width.
  let left: Double

  init(_ paragraph: Paragraph, isFirst: Bool, width: Double) {
    let style = paragraph.style
    headIndent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    self.width = max(0, end - headIndent)
    left = paragraph.isRightToLeft && width.isFinite ? width - end : headIndent
  }
}
