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
    begin(area)
    guard !area.isEmpty else { return }
    if area.height <= EdgeList.bandHeight {
      steady = SteadyRows(edges.edges(near: area), in: area)
    }
    add(edges)
    for y in touchedRows {
      if !steady.contains(y - area.minY) { sweep(row: y - area.minY, rule: rule) }
      sink.begin(row: y)
      sendSegments(to: &sink)
    }
    steady = .none
    forgetRows()
  }
}
