extension CAMediaTimingFunction {
  /// The progress of a change after a fraction of its time, both from 0 to 1.
  ///
  /// - SeeAlso: CSS Easing Functions Level 1, cubic Bézier easing. We differ: the parameter is found by halving,
  /// without
  ///   Newton's steps.
  package func progress(after time: Double) -> Double {
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    let (first, second) = controlPoints
    if first.x == first.y, second.x == second.y { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return cubic(first.y, second.y, low)
  }

  private func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
  }
}
