import DarkroomRaster

/// Lays out pieces of a paragraph on a line, in visual order.
struct LineSetter {
  let paragraph: Paragraph
  let measure: LineMeasure

  /// Returns the line of `range`; spaces at its end hang over.
  func line(_ range: Range<Int>, endsParagraph: Bool) -> TextLine {
    let visibleEnd = paragraph.endWithoutSpaces(range)
    let visible = range.lowerBound..<visibleEnd
    var fit = GlyphFit()
    if paragraph.style.alignment == .justified, !endsParagraph, measure.width.isFinite {
      fit = justified(visible)
    }
    // A soft hyphen shows only where the line is broken at it.
    let hyphen =
      !endsParagraph && visibleEnd > range.lowerBound
      && paragraph.text[visibleEnd - 1] == 0xad
    var pieces = pieces(in: visible)
    if hyphen { pieces += mark("\u{2010}", styledAs: visibleEnd - 1).map { [$0] } ?? [] }
    var line = set(pieces, fit: fit)
    line.trailingWidth = paragraph.width(of: visibleEnd..<range.upperBound)
    line.range = absolute(range)
    if range.upperBound == paragraph.count {
      line.range = line.range.lowerBound..<paragraph.fullRange.upperBound
    }
    return line
  }

  /// Returns the items' parts in `range`, in logical order.
  func pieces(in range: Range<Int>) -> [LinePiece] {
    let first = paragraph.itemIndex(at: range.lowerBound)
    return paragraph.items[first...].prefix { $0.range.lowerBound < range.upperBound }.compactMap {
      let part = $0.range.clamped(to: range)
      return part.isEmpty ? nil : LinePiece(item: $0, range: part)
    }
  }

  /// Returns glyphs for a string that is not in the text, in the style of the character at `index`.
  func mark(_ string: String, styledAs index: Int) -> LinePiece? {
    let place = paragraph.itemIndex(at: index)
    guard let last = paragraph.items.last else { return nil }
    let model = place < paragraph.items.count ? paragraph.items[place] : last
    var item = model.range.contains(index) ? model : last
    item.font = model.style.font
    item.level = paragraph.baseLevel
    item.range = 0..<0
    let characters = Array(string.utf16)
    item.content = .glyphs(item.shaped(0..<characters.count, of: characters))
    return LinePiece(item: item, range: 0..<0)
  }

  func absolute(_ range: Range<Int>) -> Range<Int> {
    (range.lowerBound + paragraph.range.lowerBound)..<(range.upperBound + paragraph.range.lowerBound)
  }

  /// Lays the pieces side by side; the line's vertical metrics are computed later.
  func set(_ pieces: [LinePiece], fit: GlyphFit) -> TextLine {
    var placer = GlyphPlacer(paragraph: paragraph, fit: fit)
    for i in BidiLevels.visualOrder(of: pieces.map(\.item.level)) { placer.place(pieces[i]) }
    if paragraph.hasTabs { placer.resolveTabs() }
    return TextLine(
      range: 0..<0, runs: placer.runs, origin: .zero, ascent: 0, descent: 0, top: 0, height: 0,
      width: placer.x, trailingWidth: 0, isTruncated: false)
  }

  /// Distributes the free width among the spaces of `range`, or among all clusters if there are no spaces.
  private func justified(_ range: Range<Int>) -> GlyphFit {
    let free = measure.width - paragraph.width(of: range)
    guard free > 0, !paragraph.text[range].contains(9) else { return GlyphFit() }
    let spaces = range.count { paragraph.text[$0] == 0x20 || paragraph.text[$0] == 0xa0 }
    if spaces > 0 { return GlyphFit(perSpace: free / Double(spaces)) }
    let gaps = range.count { paragraph.startsCluster[$0] } - 1
    let isIdeographic = range.allSatisfy { paragraph.text[$0] >= 0x2e80 }
    return gaps > 0 && isIdeographic ? GlyphFit(perCluster: free / Double(gaps)) : GlyphFit()
  }
}

/// The points added on a line to make it fit its measure.
struct GlyphFit {
  /// The points added after each space.
  var perSpace = 0.0
  /// The points added after each cluster; negative if the line is tightened.
  var perCluster = 0.0
}
