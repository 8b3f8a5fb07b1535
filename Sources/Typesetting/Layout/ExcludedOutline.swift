package import DarkroomRaster

/// An area of a layout in which no text may be.
package struct ExcludedOutline: Hashable, Sendable {
  let edges: [OutlineEdge]
  private let usesEvenOddRule: Bool

  /// The lines that replace a curve stay within this distance of it, in points.
  private static let tolerance = 0.05

  /// - Parameter path: in points from the layout's top-left corner.
  package init(_ path: Path, usesEvenOddRule: Bool) {
    self.usesEvenOddRule = usesEvenOddRule
    edges = Self.edges(of: path.flattened(tolerance: Self.tolerance))
  }

  /// Open subpaths are closed, as when they are filled.
  private static func edges(of path: Path) -> [OutlineEdge] {
    var edges: [OutlineEdge] = []
    var start = Point.zero
    var current = Point.zero
    func line(to end: Point) {
      if current.y != end.y { edges.append(OutlineEdge(from: current, to: end)) }
      current = end
    }
    var next = 0
    for verb in path.verbs {
      switch verb {
      case .move:
        line(to: start)
        start = path.points[next]
        current = start
      case .line: line(to: path.points[next])
      case .close: line(to: start)
      case .quad, .cubic: break
      }
      next += verb.pointCount
    }
    line(to: start)
    return edges
  }

  /// Returns the spans that the area covers anywhere between two heights; they can overlap.
  func covered(from top: Double, to bottom: Double) -> [LineSpan] {
    let reaching = edges.filter { $0.reaches(from: top, to: bottom) }
    let ends = reaching.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > top && $0 < bottom }
    let heights = Set(ends + [top, bottom]).sorted()
    return zip(heights, heights.dropFirst()).flatMap { covered(by: reaching, from: $0, to: $1) }
  }

  /// No edge begins or ends between the heights.
  private func covered(
    by edges: [OutlineEdge], from top: Double, to bottom: Double
  ) -> [LineSpan] {
    let middle = (top + bottom) / 2
    let crossing = edges.filter { $0.top.y < middle && $0.bottom.y > middle }
      .sorted { $0.x(at: middle) < $1.x(at: middle) }
    var winding = 0
    var spans: [LineSpan] = []
    for (left, right) in zip(crossing, crossing.dropFirst()) {
      winding += left.winding
      guard usesEvenOddRule ? winding & 1 != 0 : winding != 0 else { continue }
      spans.append(
        LineSpan(
          left: min(left.x(at: top), left.x(at: bottom)),
          right: max(right.x(at: top), right.x(at: bottom))))
    }
    return spans
  }
}
