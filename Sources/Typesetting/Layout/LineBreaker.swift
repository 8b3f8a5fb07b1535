/// Finds where the lines of a paragraph end.
///
/// - SeeAlso: Unicode Standard Annex #14, as ICU has it, for where a line may end; D. E. Knuth, M. F. Plass, "Breaking
///   paragraphs into lines" (1981), for first fit. As there: each line takes what it can, and none is looked at again.
struct LineBreaker {
  let paragraph: Paragraph
  let mode: LineBreakMode
  /// The line breaks, computed when a line is first too long.
  private var lineBreaks: [Bool]?
  private var graphemes: [Bool]?

  /// The rounding error of sums for a line that fits exactly, in points.
  static let tolerance = 1.0 / 1024

  init(_ paragraph: Paragraph, mode: LineBreakMode) {
    self.paragraph = paragraph
    self.mode = mode
  }

  /// Returns the end of the line that begins at `start` and has `width` points, including spaces at its end.
  ///
  /// At least one grapheme is always taken.
  mutating func end(from start: Int, width: Double) -> Int {
    if start == 0, !paragraph.hasTabs, paragraph.width <= width + Self.tolerance {
      return paragraph.count
    }
    var x = 0.0
    var lastBreak = start
    for i in start..<paragraph.count {
      if i > start, mode != .byCharWrapping, mayBreakLine(at: i) { lastBreak = i }
      if paragraph.text[i] == 9 { x = paragraph.tabStop(after: x).location }
      x += paragraph.advances[i]
      if x > width + Self.tolerance, !paragraph.isSpace(at: i) {
        return lastBreak > start ? lastBreak : graphemeEnd(from: start, overflowing: i)
      }
    }
    return paragraph.count
  }

  /// Returns the last boundary between graphemes up to `index`, but after the first grapheme.
  ///
  /// Spaces before the boundary stay on the line.
  private mutating func graphemeEnd(from start: Int, overflowing index: Int) -> Int {
    var end = index
    while end > start, !mayBreakGrapheme(at: end) { end -= 1 }
    if end > start { return end }
    end = index + 1
    while end < paragraph.count, !mayBreakGrapheme(at: end) { end += 1 }
    return end
  }

  private mutating func mayBreakLine(at index: Int) -> Bool {
    if let lineBreaks { return lineBreaks[index] }
    let found = BoundaryFinder.boundaries(
      of: paragraph.text, .line, language: paragraph.language)
    lineBreaks = found
    return found[index]
  }

  /// Returns whether `index` lies between graphemes and between glyphs.
  mutating func mayBreakGrapheme(at index: Int) -> Bool {
    if index >= paragraph.count { return true }
    guard paragraph.startsCluster[index] else { return false }
    if let graphemes { return graphemes[index] }
    let found = BoundaryFinder.boundaries(of: paragraph.text, .grapheme)
    graphemes = found
    return found[index]
  }
}

extension Paragraph {
  /// Returns the first stop after `x`, in points from the leading margin.
  func tabStop(after x: Double) -> TextTab {
    if let stop = style.tabStops.first(where: { $0.location > x + LineBreaker.tolerance }) {
      return stop
    }
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    let last = style.tabStops.last?.location ?? 0
    let steps = ((x + LineBreaker.tolerance - last) / interval).rounded(.down) + 1
    return TextTab(location: last + max(1, steps) * interval)
  }
}
