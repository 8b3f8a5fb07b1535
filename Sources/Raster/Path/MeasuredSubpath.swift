/// A subpath with the arc length of each of its segments, including its closing line.
struct MeasuredSubpath {
  let source: Subpath
  let segments: [SegmentLength]
  let length: Double
  /// The arc length at which each segment begins.
  private let starts: [Double]

  init(_ subpath: Subpath) {
    source = subpath
    var all = subpath.segments
    if subpath.isClosed, subpath.end != subpath.start {
      all.append(.line(subpath.end, subpath.start))
    }
    segments = all.map(SegmentLength.init)
    var (total, starts) = (0.0, [Double]())
    for segment in segments {
      starts.append(total)
      total += segment.total
    }
    (length, self.starts) = (total, starts)
  }

  /// Returns the index before the segment that contains a length, so that rounding hides no segment.
  private func segment(before length: Double) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < length { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 2)
  }

  /// Appends the part between two lengths from the start as an open subpath; a whole subpath is appended unchanged.
  ///
  /// - Parameter area: Parts that are certainly outside of it can be left out. If it is nil, no part is left out.
  func append(
    from low: Double, to high: Double, near area: Rect? = nil, onto path: inout Path
  ) {
    guard low < length, high > 0, low < high else { return }
    if low <= 0 && high >= length {
      path.move(to: source.start)
      for segment in source.segments { path.append(segment) }
      if source.isClosed { path.close() }
      return
    }
    let parts = parts(from: low, to: high)
    if let area, !parts.contains(where: { $0.mayTouch(area) }) { return }
    guard let first = parts.first else { return }
    path.move(to: first.start)
    for part in parts { path.append(part) }
  }

  private func parts(from low: Double, to high: Double) -> [PathSegment] {
    var parts: [PathSegment] = []
    for index in segment(before: low)..<segments.count {
      let measured = segments[index]
      if high <= starts[index] { break }
      let start = max(0, low - starts[index])
      let end = min(measured.total, high - starts[index])
      guard start < end else { continue }
      parts.append(
        measured.segment.part(
          from: measured.parameter(at: start), to: measured.parameter(at: end)))
    }
    return parts
  }

  /// Returns the point at a length from the start, and the direction there.
  func position(at distance: Double) -> (point: Point, direction: Point) {
    for index in segment(before: distance)..<segments.count {
      let measured = segments[index]
      if distance <= starts[index] + measured.total {
        let t = measured.parameter(at: distance - starts[index])
        let low = measured.segment.part(from: max(0, t - 1e-3), to: min(1, t + 1e-3))
        let direction = (low.end - low.start).normalized ?? Point(x: 1, y: 0)
        return (measured.segment.part(from: t, to: t).start, direction)
      }
    }
    return (source.end, Point(x: 1, y: 0))
  }
}
