extension GradientPaint {
  typealias Axis = (start: CGPoint, end: CGPoint, stops: [Stop])

  /// The number of repetitions above which colors can no longer be distinguished.
  private static let most = 256

  /// An axis that covers an area, with the stops repeated.
  func repeated(_ axis: Axis, over area: CGRect) -> Axis {
    guard repetition != .none, let first = axis.stops.first, let last = axis.stops.last,
      last.location > first.location, let reach = reach(of: axis, over: area)
    else { return axis }
    let period = last.location - first.location
    let least = ((reach.lowerBound - first.location) / period).rounded(.down)
    let most = ((reach.upperBound - first.location) / period).rounded(.up)
    guard most > least, most - least <= CGFloat(Self.most) else { return axis }
    return lengthened(axis, Int(least)..<Int(most), period, isCurved ? 0...reach.upperBound : nil)
  }

  private var isCurved: Bool {
    if case .linear = geometry { false } else { true }
  }

  /// The part of the axis that an area needs, where the end of the axis is 1; nil for angular gradients and
  /// for axes that are too short or too long for numbers.
  private func reach(of axis: Axis, over area: CGRect) -> ClosedRange<CGFloat>? {
    let (dx, dy) = (axis.end.x - axis.start.x, axis.end.y - axis.start.y)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ].map { CGPoint(x: $0.x - axis.start.x, y: $0.y - axis.start.y) }
    switch geometry {
    case .linear:
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      let places = corners.map { ($0.x * dx + $0.y * dy) / square }
      guard places.allSatisfy(\.isFinite) else { return nil }
      return (places.min() ?? 0)...(places.max() ?? 1)
    case .radial, .elliptical:
      guard dx != 0, dy != 0 else { return nil }
      let places = corners.map {
        (($0.x / dx) * ($0.x / dx) + ($0.y / dy) * ($0.y / dy)).squareRoot()
      }
      guard places.allSatisfy(\.isFinite) else { return nil }
      return 0...(places.max() ?? 1)
    case .angular: return nil
    }
  }

  /// - Parameter limits: The start and end of the axis; nil for those of the repetitions.
  private func lengthened(
    _ axis: Axis, _ times: Range<Int>, _ period: CGFloat, _ limits: ClosedRange<CGFloat>?
  ) -> Axis {
    let first = axis.stops[0].location
    let low = limits?.lowerBound ?? first + CGFloat(times.lowerBound) * period
    let high = limits?.upperBound ?? first + CGFloat(times.upperBound) * period
    let stops = times.flatMap { time in
      turned(axis.stops, time).map {
        let place = first + CGFloat(time) * period + ($0.location - first)
        return Stop(color: $0.color, location: (place - low) / (high - low))
      }
    }
    func point(_ place: CGFloat) -> CGPoint {
      CGPoint(
        x: axis.start.x + place * (axis.end.x - axis.start.x),
        y: axis.start.y + place * (axis.end.y - axis.start.y))
    }
    return (point(low), point(high), stops)
  }

  /// The stops of one repetition; mirrored ones are reversed every other time.
  private func turned(_ stops: [Stop], _ time: Int) -> [Stop] {
    guard repetition == .mirrored, !time.isMultiple(of: 2) else { return stops }
    let sum = stops[0].location + stops[stops.count - 1].location
    return stops.reversed().map { Stop(color: $0.color, location: sum - $0.location) }
  }
}
