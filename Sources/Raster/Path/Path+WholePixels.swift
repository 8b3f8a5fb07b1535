extension Path {
  /// Returns the pixels whose centers are inside the path, as rectangles of one row each.
  ///
  /// - `transform`: The map from the path to pixels.
  /// - `area`: The area of interest, in pixels.
  /// - SeeAlso: J. D. Foley et al., "Computer Graphics: Principles and Practice" (second edition, 1990), 3.6. We
  ///   differ: rows are independent, without a list of active edges.
  package func wholePixels(transform: Transform, rule: FillRule, in area: IntRect) -> Path {
    var rows = RowCrossings(area)
    // Middles of pixels are half a pixel apart from the nearest edge that could matter.
    flatten(tolerance: 0.05, transform: transform, into: &rows)
    return rows.spans(rule)
  }
}

/// The places where an outline crosses the centers of pixel rows.
private struct RowCrossings: PolylineSink {
  private struct Crossing {
    let x: Double
    /// 1 downwards, -1 upwards.
    let winding: Int
  }

  private let area: IntRect
  private var rows: [[Crossing]]
  private var current = Point.zero
  private var start = Point.zero

  init(_ area: IntRect) {
    self.area = area
    rows = Array(repeating: [], count: max(0, area.maxY - area.minY))
  }

  mutating func move(to p: Point) {
    close()
    (current, start) = (p, p)
  }

  mutating func line(to p: Point) {
    cross(current, p)
    current = p
  }

  mutating func close() {
    cross(current, start)
    current = start
  }

  private mutating func cross(_ from: Point, _ to: Point) {
    guard from.y != to.y, from.y.isFinite, to.y.isFinite, from.x.isFinite, to.x.isFinite else {
      return
    }
    let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    // A row is crossed where its middle is at the upper end or below it, and above the lower end.
    let low = max(Double(area.minY), (top.y - 0.5).rounded(.up))
    let high = min(Double(area.maxY), (bottom.y - 0.5).rounded(.up))
    guard low < high else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    for row in Int(low)..<Int(high) {
      let x = top.x + (Double(row) + 0.5 - top.y) * slope
      rows[row - area.minY].append(Crossing(x: x, winding: from.y < to.y ? 1 : -1))
    }
  }

  /// Closes the current subpath and returns the pixels inside the outline.
  mutating func spans(_ rule: FillRule) -> Path {
    close()
    var path = Path()
    for (index, crossings) in rows.enumerated() where !crossings.isEmpty {
      add(crossings.sorted { $0.x < $1.x }, y: Double(area.minY + index), rule, to: &path)
    }
    return path
  }

  private func add(_ crossings: [Crossing], y: Double, _ rule: FillRule, to path: inout Path) {
    var winding = 0
    var begin = 0.0
    for crossing in crossings {
      let wasInside = isInside(winding, rule)
      winding += crossing.winding
      let isInside = isInside(winding, rule)
      if isInside, !wasInside { begin = crossing.x }
      if !isInside, wasInside { addSpan(begin, crossing.x, y, to: &path) }
    }
  }

  private func isInside(_ winding: Int, _ rule: FillRule) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  private func addSpan(_ begin: Double, _ end: Double, _ y: Double, to path: inout Path) {
    let low = max(Double(area.minX), (begin - 0.5).rounded(.up))
    let high = min(Double(area.maxX), (end - 0.5).rounded(.up))
    guard low < high else { return }
    path.move(to: Point(x: low, y: y))
    path.line(to: Point(x: high, y: y))
    path.line(to: Point(x: high, y: y + 1))
    path.line(to: Point(x: low, y: y + 1))
    path.close()
  }
}
