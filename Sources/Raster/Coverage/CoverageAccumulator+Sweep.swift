extension CoverageAccumulator {
  /// Sends the coverage of device row `y` to `sink` and clears the row.
  ///
  /// An untouched row sends nothing. Coverage is area × 255 rounded to the nearest integer, halves up.
  /// - Precondition: `y` is a row of `area`.
  @inline(__always)
  package mutating func sweep<Sink: CoverageSink>(
    row y: Int, rule: FillRule, into sink: inout Sink
  ) {
    sweep(row: y - area.minY, rule: rule)
    segmentsOfRow.send(to: &sink)
  }

  /// What the last sweep left.
  @inline(__always)
  var segmentsOfRow: RowSegments {
    unsafe RowSegments(segments, count: segmentCount, coverage: coverage, left: area.minX)
  }

  /// Creates a row's segments and clears its cells.
  mutating func sweep(row: Int, rule: FillRule) {
    guard row >= 0, row < area.height else { return }
    segmentCount = unsafe kernels.sweepSegments(
      segments, coverage, cells + row * stride, touched + row * wordsPerRow, area.width,
      rule == .evenOdd)
  }

  /// Paints rows of `area` and clears their cells.
  mutating func paint(_ rows: Range<Int>, rule: FillRule, _ color: UInt32, onto surface: Surface) {
    let first = rows.lowerBound - area.minY
    guard first >= 0, rows.upperBound <= area.maxY, !rows.isEmpty else { return }
    unsafe kernels.sweepOver(
      surface.row(rows.lowerBound) + area.minX, surface.stride, surface.area.maxX - area.minX,
      cells + first * stride, touched + first * wordsPerRow, area.width, rows.count, color,
      rule == .evenOdd)
  }
}
