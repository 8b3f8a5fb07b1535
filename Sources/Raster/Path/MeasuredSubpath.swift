/// A subpath with the arc length of each of its segments, its closing line among them.
struct MeasuredSubpath {
  let source: Subpath
  let segments: [SegmentLength]
  let length: Double

  init(_ subpath: Subpath) {
    source = subpath
    var all = subpath.segments
    if subpath.isClosed, subpath.end != subpath.start {
      all.append(.line(subpath.end, subpath.start))
    }
    segments = all.map(SegmentLength.init)
    length = segments.reduce(0) { $0 + $1.total }
  }

  /// Appends what lies between two lengths from the start as an open subpath; whole, it stays as it was.
  func append(from low: Double, to high: Double, onto path: inout Path) {
    guard low < length, high > 0, low < high else { return }
    if low <= 0 && high >= length {
      path.move(to: source.start)
      for segment in source.segments { path.append(segment) }
      if source.isClosed { path.close() }
      return
    }
    var isOpen = false
    var offset = 0.0
    for measured in segments {
      let start = max(0, low - offset)
      let end = min(measured.total, high - offset)
      offset += measured.total
      guard start < end else { continue }
      let part = measured.segment.part(
        from: measured.parameter(at: start), to: measured.parameter(at: end))
      if !isOpen { path.move(to: part.start) }
      isOpen = true
      path.append(part)
    }
  }

  /// The point at a length from the start, and the direction there.
  func position(at distance: Double) -> (point: Point, direction: Point) {
    var offset = 0.0
    for measured in segments {
      if distance <= offset + measured.total {
        let t = measured.parameter(at: distance - offset)
        let low = measured.segment.part(from: max(0, t - 1e-3), to: min(1, t + 1e-3))
        let direction = (low.end - low.start).normalized ?? Point(x: 1, y: 0)
        return (measured.segment.part(from: t, to: t).start, direction)
      }
      offset += measured.total
    }
    return (source.end, Point(x: 1, y: 0))
  }
}
