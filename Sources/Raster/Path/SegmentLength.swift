/// The arc length of one segment as a function of its parameter, and back.
///
/// A curve is cut into sixteen even parts of the parameter, each integrated by Gauss and Legendre with
/// five points: about 10⁻⁹ of the length for the curves of shapes and glyphs.
///
/// - SeeAlso: Abramowitz, Stegun, "Handbook of Mathematical Functions", 25.4.30. We differ:
///   sixteen parts instead of an error estimate, so that equal curves take equal steps.
struct SegmentLength {
  private static let parts = 16
  /// Points and weights on −1…1 (Abramowitz and Stegun, table 25.4).
  private static let rule: [(point: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  let segment: PathSegment
  /// The length up to the end of each part; a line has only one part.
  private let cumulative: [Double]

  init(_ segment: PathSegment) {
    self.segment = segment
    if case .line = segment {
      cumulative = [segment.speed(at: 0)]
      return
    }
    var total = 0.0
    cumulative = (0..<Self.parts).map { part in
      total += Self.integral(
        of: segment, from: Double(part) / Double(Self.parts),
        to: Double(part + 1) / Double(Self.parts))
      return total
    }
  }

  var total: Double { cumulative[cumulative.count - 1] }

  /// Returns the parameter at `length` from the start, clamped to 0…1.
  func parameter(at length: Double) -> Double {
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    if cumulative.count == 1 { return length / total }
    let part = cumulative.firstIndex { $0 > length } ?? cumulative.count - 1
    let before = part == 0 ? 0 : cumulative[part - 1]
    let start = Double(part) / Double(Self.parts)
    let share = (length - before) / (cumulative[part] - before)
    return refined(start + share / Double(Self.parts), from: start, length: length - before)
  }

  /// Improves a guess by Newton's steps towards the parameter whose length from `start` is `length`.
  private func refined(_ guess: Double, from start: Double, length: Double) -> Double {
    var t = guess
    for _ in 0..<4 {
      let speed = segment.speed(at: t)
      guard speed > 0 else { break }
      let error = Self.integral(of: segment, from: start, to: t) - length
      t = max(start, min(start + 1 / Double(Self.parts), t - error / speed))
    }
    return t
  }

  private static func integral(of segment: PathSegment, from t0: Double, to t1: Double) -> Double {
    let middle = (t0 + t1) / 2
    let half = (t1 - t0) / 2
    var sum = 0.0
    for (point, weight) in rule { sum += weight * segment.speed(at: middle + half * point) }
    return sum * half
  }
}
