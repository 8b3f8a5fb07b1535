/// The room between a line's margins, in points.
struct LineMeasure {
  /// The indent from the leading edge: the left edge, or the right one in a right-to-left paragraph.
  let headIndent: Double
  /// The width between the indents; infinite if the layout has no width.
  let width: Double
  /// The distance from the left edge; 0 if the layout has no width.
  let left: Double

  init(_ paragraph: Paragraph, isFirst: Bool, width: Double) {
    let style = paragraph.style
    headIndent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    self.width = max(0, end - headIndent)
    left = paragraph.isRightToLeft && width.isFinite ? width - end : headIndent
  }

  private init(headIndent: Double, width: Double, left: Double) {
    self.headIndent = headIndent
    self.width = width
    self.left = left
  }

  /// Returns the part in a room beside excluded areas of a layout that is `whole` points wide.
  func inside(_ room: LineSpan, isRightToLeft: Bool, width whole: Double) -> LineMeasure {
    let start = max(left, room.left)
    let end = min(left + width, room.right)
    return LineMeasure(
      headIndent: isRightToLeft && whole.isFinite ? whole - end : start,
      width: max(0, end - start), left: start)
  }
}
