extension CoverageAccumulator {
  /// Adds a whole outline, each of its subpaths closed, mapped to device pixels by `transform`.
  ///
  /// For a shape that is drawn in one go; one that spans bands is cheaper as an `EdgeList`.
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

  /// Adds the edges of the one band that the area lies in.
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

  /// Sends all that `edges` cover of `area`, row by row; rows like the one above are not summed again.
  ///
  /// - Precondition: the rows of `area` are in one band of 64, or `edges` has one band.
  @inline(__always)
  mutating func fill<Sink: PixelSink>(
    _ edges: borrowing EdgeList, rule: FillRule, in area: IntRect, into sink: inout Sink
  ) {
    guard !area.isEmpty else { return }
    // Wide shapes in several goes: their cells stay few and near.
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

  /// The rows from `y` on that no other row is like.
  @inline(__always)
  private func singleRows(from y: Int, to end: Int) -> Range<Int> {
    var next = y
    while next < end, next + 1 == end || !steady.contains(next + 1 - area.minY) { next += 1 }
    return y..<next
  }
}
