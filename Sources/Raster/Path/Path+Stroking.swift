extension Path {
  /// Returns the outline of the path's stroke as lines, to be filled with the non-zero rule.
  ///
  /// The result stays within `tolerance` of the exact outline. Dashes are cut first. A subpath without length leaves a
  /// dot for round caps, a square for square caps, and nothing for butt caps. A single `move` never leaves anything.
  /// The result is empty if the width is not positive.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
    var outline = Path()
    outline = stroke(style, tolerance: tolerance, into: outline).sink
    return outline
  }

  /// Sends the outline of the path's stroke to `sink`, and returns the sink and the areas where parts can overlap.
  ///
  /// - Parameter area: Dashes outside of it are left out. If it is nil, no dash is left out.
  func stroke<Sink: PolylineSink>(
    _ style: StrokeStyle, tolerance: Double, near area: Rect? = nil, into sink: Sink
  ) -> (sink: Sink, overlaps: [Rect]) {
    guard style.width > 0, style.width.isFinite, tolerance > 0 else { return (sink, []) }
    let center =
      style.dash.isEmpty ? self : dashed(style.dash, phase: style.dashPhase, near: area)
    // Half of the tolerance is for the path's own curves, and half for the error that the width adds.
    var stroker = Stroker(style, tolerance: tolerance / 2, into: sink)
    center.send(to: &stroker, tolerance: tolerance / 2)
    stroker.finish()
    return (stroker.sink, stroker.overlaps())
  }

  private func send<Sink: PolylineSink>(to stroker: inout Stroker<Sink>, tolerance: Double) {
    let steps = EvenSteps(tolerance: tolerance)
    var next = 0
    var current = Point.zero
    var start = Point.zero
    for verb in verbs {
      let first = next
      next += verb.pointCount
      switch verb {
      case .move:
        start = points[first]
        stroker.move(to: start)
      case .line:
        stroker.line(to: points[first])
      case .quad:
        let curve = QuadraticPolynomial(current, points[first], points[first + 1])
        stroker.add(
          CubicPolynomial(curve), controls: (points[first], points[first]), to: points[first + 1],
          steps: steps.count(for: curve))
      case .cubic:
        let controls = (points[first], points[first + 1])
        stroker.add(
          CubicPolynomial(current, controls.0, controls.1, points[first + 2]), controls: controls,
          to: points[first + 2],
          steps: steps.count(forCubic: current, controls.0, controls.1, points[first + 2]))
      case .close:
        stroker.close()
      }
      current = verb == .close ? start : points[next - 1]
    }
  }
}

extension Stroker {
  /// Adds a curve with its control points, which give its directions where the derivative is zero.
  fileprivate mutating func add(
    _ polynomial: CubicPolynomial, controls: (Point, Point), to end: Point, steps: Int
  ) {
    hasSegment = true
    let start = polynomial.d
    let leaving = firstDirection([controls.0 - start, controls.1 - start, end - start])
    let arriving = firstDirection([end - controls.1, end - controls.0, end - start])
    guard let leaving, let arriving else { return }
    curve(polynomial, to: end, leaving: leaving, arriving: arriving, steps: steps)
  }

  @inline(__always)
  private func firstDirection(_ candidates: [Point]) -> Point? {
    for vector in candidates where vector.squaredLength > tinySquaredLength {
      return vector.normalized
    }
    return nil
  }
}
