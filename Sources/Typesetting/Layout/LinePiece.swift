/// A part of an item that stands on a line, or the ellipsis.
struct LinePiece {
  var item: TextItem
  /// The UTF-16 offsets in the paragraph; empty for the ellipsis.
  var range: Range<Int>

  /// Returns the part's glyphs; the item is shaped again if the cut would change them.
  func shaped(in paragraph: Paragraph) -> ShapedRun {
    guard case .glyphs(let run) = item.content else { return .empty }
    if range.isEmpty || range == item.range { return run }
    let part =
      (range.lowerBound - item.range.lowerBound)..<(range.upperBound - item.range.lowerBound)
    let isSafe =
      (part.lowerBound == 0 || run.isSafeToCut(at: part.lowerBound))
      && (part.upperBound == item.range.count || run.isSafeToCut(at: part.upperBound))
    return isSafe ? run.sliced(part) : item.shaped(range, of: paragraph.text)
  }
}
