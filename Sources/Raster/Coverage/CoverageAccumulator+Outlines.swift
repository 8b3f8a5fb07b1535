extension CoverageAccumulator {
  /// Adds a whole outline, with all subpaths closed, after mapping it to device pixels with `transform`.
  ///
  /// This is for a shape that is drawn in one step; for one that spans bands an `EdgeList` is cheaper.
  package mutating func add(_ path: Path, transform: Transform = .identity) {
    var collector = EdgeCollector(clip: area, reusing: scratch)
    scratch = []
    path.flatten(tolerance: EdgeList.tolerance, transform: transform, into: &collector)
    collector.finish()
    scratch = collector.edges
    for edge in scratch {
      add(x0: edge.x0, y0: edge.y0, x1: edge.x1, y1: edge.y1)
    }
  }

  /// Adds the edges of the single band that contains the area.
  ///
  /// - Precondition: the rows of `area` are in one band of 64, or `edges` has one band.
  package mutating func add(_ edges: borrowing EdgeList) {
    guard !area.isEmpty else { return }
    precondition(
      edges.bands.count < 2
        || (area.maxY - 1) >> EdgeList.bandShift == area.minY >> EdgeList.bandShift,
      "rows \(area.minY)..<\(area.maxY) are not in one band")
    for edge in edges.edges(near: area) {
      add(x0: edge.x0, y0: edge.y0, x1: edge.x1, y1: edge.y1)
    }
  }

  /// Sends the complete coverage of `edges` in `area`, row by row; a row that equals the one above is not summed again.
  ///
  /// - Precondition: the rows of `area` are in one band of 64, or `edges` has one band.
  @inline(__always)
  mutating func fill<Sink: PixelSink>(
    _ edges: borrowing EdgeList, rule: FillRule, in area: IntRect, into sink: inout Sink
  ) {
    guard !area.isEmpty else { return }
    // Wide shapes are drawn in several steps, so that their cells stay few and close together.
    let height = max(8, min(EdgeList.bandHeight, Self.manyCells / area.width))
    var part = area
    while part.minY < area.maxY {
      part.maxY = min(part.minY + height, area.maxY)
      begin(part)
      steady = SteadyRows(edges.edges(near: area), in: part)
      add(edges)
      sendRows(rule: rule, to: &sink)
      part.minY = part.maxY
    }
  }

  @inline(__always)
  private mutating func sendRows<Sink: PixelSink>(rule: FillRule, to sink: inout Sink) {
    let rows = touchedRows
    var y = rows.lowerBound
    while y < rows.upperBound {
      let single = singleRows(from: y, to: rows.upperBound)
      if !single.isEmpty, let solid = sink.solidRows(single) {
        paint(solid.rows, rule: rule, solid.color, onto: solid.surface)
        y = solid.rows.upperBound
      } else {
        sweep(row: y - area.minY, rule: rule)
        var end = y + 1
        while end < rows.upperBound, steady.contains(end - area.minY) { end += 1 }
        sink.rows(y..<end, segmentsOfRow)
        y = end
      }
    }
    steady = .none
    forgetRows()
  }

  /// The rows from `y` on that differ from their neighbors.
  @inline(__always)
  private func singleRows(from y: Int, to end: Int) -> Range<Int> {
    var next = y
    while next < end, next + 1 == end || !steady.contains(next + 1 - area.minY) { next += 1 }
    return y..<next
  }
}
