import DarkroomRaster

/// Places glyphs from left to right along a baseline.
struct GlyphPlacer {
  let paragraph: Paragraph
  let fit: GlyphFit
  private(set) var runs: [PlacedRun] = []
  /// The current position, in points from the line's left end.
  private(set) var x = 0.0

  init(paragraph: Paragraph, fit: GlyphFit) {
    self.paragraph = paragraph
    self.fit = fit
  }

  mutating func place(_ piece: LinePiece) {
    switch piece.item.content {
    case .glyphs: placeGlyphs(piece)
    case .attachment(let attachment): placeAttachment(attachment, piece)
    case .tab: placeTab(piece)
    }
  }

  private mutating func placeGlyphs(_ piece: LinePiece) {
    let run = piece.shaped(in: paragraph)
    let item = piece.item
    let scale = item.font.pointsPerUnit
    let left = x
    let start = piece.range.isEmpty ? paragraph.count : piece.range.lowerBound
    var positions: [Point] = []
    var advances: [Double] = []
    positions.reserveCapacity(run.glyphs.count)
    advances.reserveCapacity(run.glyphs.count)
    for i in run.glyphs.indices {
      let offset = run.offsets[i]
      positions.append(
        Point(
          x: x + Double(offset.x) * scale,
          y: -Double(offset.y) * scale - item.style.baselineOffset))
      var advance = Double(run.advances[i]) * scale
      let endsCluster = i + 1 == run.clusters.count || run.clusters[i + 1] != run.clusters[i]
      if endsCluster, run.advances[i] != 0 || i > 0 && run.clusters[i - 1] == run.clusters[i] {
        advance += item.spacing
        if !piece.range.isEmpty { advance += extra(at: start + Int(run.clusters[i])) }
      }
      advances.append(advance)
      x += advance
    }
    let base = paragraph.range.lowerBound + start
    append(
      piece, run.glyphs, positions, advances, run.clusters.map { base + Int($0) }, from: left)
  }

  private func extra(at index: Int) -> Double {
    let isSpace = paragraph.text[index] == 0x20 || paragraph.text[index] == 0xa0
    return fit.perCluster + (isSpace ? fit.perSpace : 0)
  }

  private mutating func placeAttachment(_ attachment: TextAttachment, _ piece: LinePiece) {
    let left = x
    var positions: [Point] = []
    for _ in piece.range {
      positions.append(Point(x: x, y: -piece.item.style.baselineOffset))
      x += attachment.bounds.width
    }
    append(
      piece, piece.range.map { _ in 0 }, positions,
      piece.range.map { _ in attachment.bounds.width },
      piece.range.map { paragraph.range.lowerBound + $0 }, from: left, attachment)
  }

  private mutating func placeTab(_ piece: LinePiece) {
    let left = x
    x = paragraph.tabStop(after: x).location
    append(piece, [], [], [], [], from: left)
  }

  private mutating func append(
    _ piece: LinePiece, _ glyphs: [UInt32], _ positions: [Point], _ advances: [Double],
    _ clusters: [Int], from left: Double, _ attachment: TextAttachment? = nil
  ) {
    let start = paragraph.range.lowerBound
    let range =
      piece.range.isEmpty
      ? 0..<0 : (start + piece.range.lowerBound)..<(start + piece.range.upperBound)
    runs.append(
      PlacedRun(
        style: piece.item.style, font: piece.item.font, glyphs: glyphs, positions: positions,
        advances: advances, clusters: clusters, range: range,
        isRightToLeft: piece.item.isRightToLeft, x: left, width: x - left,
        isJoined: piece.item.isJoined, attachment: attachment))
  }

  /// Moves the text after a centered, right or decimal tab to its place at the stop.
  ///
  /// This applies only to left-to-right paragraphs; in others, every stop is treated as a left one.
  mutating func resolveTabs() {
    guard !paragraph.isRightToLeft else { return }
    var shift = 0.0
    var placed: [PlacedRun] = []
    for (i, run) in runs.enumerated() {
      guard run.glyphs.isEmpty, run.attachment == nil, !run.range.isEmpty else {
        placed.append(run.moved(by: shift))
        continue
      }
      let begin = run.x + shift
      let stop = paragraph.tabStop(after: begin)
      let rest = runs[(i + 1)...].prefix { !$0.glyphs.isEmpty || $0.attachment != nil }
      let end = max(begin, stop.location - overhang(of: rest, at: stop.alignment))
      shift = end - (run.x + run.width)
      placed.append(run.moved(by: begin - run.x, width: end - begin))
    }
    runs = placed
    x += shift
  }

  /// Returns the width of the text after a tab that lies before its stop.
  private func overhang(of rest: ArraySlice<PlacedRun>, at alignment: TextTab.Alignment) -> Double {
    let width = rest.reduce(0) { $0 + $1.width }
    switch alignment {
    case .left: return 0
    case .center: return width / 2
    case .right: return width
    case .decimal:
      var before = 0.0
      for run in rest {
        for (i, cluster) in run.clusters.enumerated() {
          if paragraph.text[cluster - paragraph.range.lowerBound] == 0x2e { return before }
          before += run.advances[i]
        }
      }
      return width
    }
  }
}

extension PlacedRun {
  /// Returns the run moved `distance` points to the right; if `width` is nil, it keeps its own.
  func moved(by distance: Double, width: Double? = nil) -> PlacedRun {
    if distance == 0, width == nil { return self }
    return PlacedRun(
      style: style, font: font, glyphs: glyphs,
      positions: positions.map { Point(x: $0.x + distance, y: $0.y) }, advances: advances,
      clusters: clusters, range: range, isRightToLeft: isRightToLeft, x: x + distance,
      width: width ?? self.width, isJoined: isJoined, attachment: attachment)
  }
}
