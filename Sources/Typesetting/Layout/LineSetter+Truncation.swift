extension LineSetter {
  /// The factor by which a line can be too wide and still be tightened, if the paragraph allows it.
  ///
  /// - SeeAlso: Apple, `NSParagraphStyle.tighteningFactorForTruncation`, which is 0.05 unless set. We differ: it cannot
  ///   be set, and the excess is taken evenly from all clusters.
  private static let tighteningLimit = 1.05

  /// Returns the paragraph's rest from `start` on one line, with an ellipsis for text that has no room.
  ///
  /// If `hasMore`, an ellipsis also represents the text after the paragraph.
  func truncated(
    from start: Int, mode: LineBreakMode, hasMore: Bool, breaker: inout LineBreaker
  ) -> TextLine {
    let rest = start..<paragraph.count
    let visible = start..<paragraph.endWithoutSpaces(rest)
    let plain = line(rest, endsParagraph: true)
    let fits = plain.width <= measure.width + LineBreaker.tolerance
    if fits && !hasMore { return plain }
    if !hasMore, let tight = tightened(visible, plain) { return tight }
    let cut = cut(visible, mode: mode, overflows: !fits, &breaker)
    var line = set(cut, fit: GlyphFit())
    line.range =
      absolute(rest.lowerBound..<rest.lowerBound).lowerBound..<paragraph.fullRange.upperBound
    line.isTruncated = true
    return line
  }

  private func tightened(_ range: Range<Int>, _ plain: TextLine) -> TextLine? {
    guard paragraph.style.allowsDefaultTighteningForTruncation,
      plain.width <= measure.width * Self.tighteningLimit
    else { return nil }
    let clusters = range.count { paragraph.startsCluster[$0] }
    guard clusters > 0 else { return nil }
    let excess = plain.width - measure.width
    var line = set(pieces(in: range), fit: GlyphFit(perCluster: -excess / Double(clusters)))
    line.range = plain.range
    return line
  }

  private func cut(
    _ visible: Range<Int>, mode: LineBreakMode, overflows: Bool, _ breaker: inout LineBreaker
  ) -> [LinePiece] {
    guard let ellipsis = mark("\u{2026}", styledAs: styledAs(visible, mode)) else { return [] }
    let room = measure.width - width(of: ellipsis) + LineBreaker.tolerance
    switch mode {
    case .byTruncatingHead where overflows:
      let from = suffix(of: visible, width: room, &breaker)
      return [ellipsis] + pieces(in: from..<visible.upperBound)
    case .byTruncatingMiddle where overflows:
      var to = prefix(of: visible, width: room / 2, &breaker)
      let from = suffix(
        of: to..<visible.upperBound, width: room - paragraph.width(of: visible.lowerBound..<to),
        &breaker)
      let taken = paragraph.width(of: from..<visible.upperBound)
      to = prefix(of: visible.lowerBound..<from, width: room - taken, &breaker)
      return pieces(in: visible.lowerBound..<to) + [ellipsis]
        + pieces(in: from..<visible.upperBound)
    default:
      let to = prefix(of: visible, width: room, &breaker)
      let end = paragraph.endWithoutSpaces(visible.lowerBound..<to)
      return pieces(in: visible.lowerBound..<end) + [ellipsis]
    }
  }

  /// Returns the index of the character whose style the ellipsis has: the last one that is sure to stay.
  private func styledAs(_ visible: Range<Int>, _ mode: LineBreakMode) -> Int {
    if mode == .byTruncatingHead { return max(visible.lowerBound, visible.upperBound - 1) }
    let room = mode == .byTruncatingMiddle ? measure.width / 2 : measure.width
    var x = 0.0
    for i in visible {
      x += paragraph.advances[i]
      if x > room { return max(visible.lowerBound, i - 1) }
    }
    return max(visible.lowerBound, visible.upperBound - 1)
  }

  private func width(of mark: LinePiece) -> Double {
    guard case .glyphs(let run) = mark.item.content else { return 0 }
    return run.advances.reduce(0) {
      $0 + Double($1) * mark.item.font.pointsPerUnit + mark.item.spacing
    }
  }

  /// Returns the end of the longest run of whole graphemes from the start of `range` within `width`.
  private func prefix(
    of range: Range<Int>, width: Double, _ breaker: inout LineBreaker
  ) -> Int {
    var x = 0.0
    var end = range.lowerBound
    for i in range {
      if breaker.mayBreakGrapheme(at: i) { end = i }
      x += paragraph.advances[i]
      if x > width { return end }
    }
    return range.upperBound
  }

  /// Returns the start of the longest run of whole graphemes to the end of `range` within `width`.
  ///
  /// The run does not begin with a space, unless nothing else is left.
  private func suffix(
    of range: Range<Int>, width: Double, _ breaker: inout LineBreaker
  ) -> Int {
    var x = 0.0
    var start = range.upperBound
    for i in range.reversed() {
      x += paragraph.advances[i]
      if x > width { break }
      if breaker.mayBreakGrapheme(at: i) { start = i }
    }
    while start < range.upperBound, paragraph.isSpace(at: start) { start += 1 }
    return start
  }
}
