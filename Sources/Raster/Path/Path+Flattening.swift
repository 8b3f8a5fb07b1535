extension Path {
  /// Sends the outline, mapped by `transform`, to `sink` as lines that stay within `tolerance` of it.
  ///
  /// `tolerance` is in units of the mapped space. Ends of curves are hit exactly. Nothing is allocated.
  @inline(__always)
  package func flatten<Sink: PolylineSink>(
    tolerance: Double, transform: Transform = .identity, into sink: inout Sink
  ) {
    let flattener = CurveFlattener(tolerance: tolerance)
    var next = 0
    var current = Point.zero
    var start = Point.zero
    for verb in verbs {
      switch verb {
      case .move:
        current = transform.apply(points[next])
        start = current
        sink.move(to: current)
      case .line:
        current = transform.apply(points[next])
        sink.line(to: current)
      case .quad:
        let end = transform.apply(points[next + 1])
        flattener.quad(current, transform.apply(points[next]), end, into: &sink)
        current = end
      case .cubic:
        let end = transform.apply(points[next + 2])
        flattener.cubic(
          current, transform.apply(points[next]), transform.apply(points[next + 1]), end,
          into: &sink)
        current = end
      case .close:
        sink.close()
        current = start
      }
      next += verb.pointCount
    }
  }

  /// Returns the same outline as lines only, within `tolerance` of it.
  package func flattened(tolerance: Double) -> Path {
    var path = Path()
    flatten(tolerance: tolerance, into: &path)
    return path
  }
}

extension Path: PolylineSink {}
