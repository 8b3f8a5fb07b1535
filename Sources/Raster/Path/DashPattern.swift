/// Lengths of ink and gap in turn.
///
/// - SeeAlso: ISO 32000-1:2008, 8.4.3.6. We differ: a dash of no length has a little of it, for a direction, and a
///   pattern that is too fine is a solid line.
struct DashPattern {
  /// The largest number of dashes of a subpath.
  ///
  /// A pattern that would make more is drawn solid.
  private static let maximumDashes = 100_000.0
  /// The length, in the path's units, at which a dash of length zero is drawn, so that it keeps a direction.
  static let dotLength = 1.0 / 4096

  /// The lengths, ink first.
  ///
  /// Their number is even.
  private let lengths: [Double]
  private let phase: Double
  private let period: Double

  init?(_ lengths: [Double], phase: Double) {
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    period = self.lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
      return nil
    }
    let remainder = phase.truncatingRemainder(dividingBy: period)
    self.phase = remainder < 0 ? remainder + period : remainder
  }

  /// - Parameter area: The area in which dashes are needed, or nil for everywhere.
  func append(_ subpath: MeasuredSubpath, near area: Rect?, onto path: inout Path) {
    let dashes = subpath.length / period * Double(lengths.count / 2)
    guard subpath.length > 0, dashes < Self.maximumDashes else {
      return subpath.append(from: -.infinity, to: .infinity, onto: &path)
    }
    var (index, end) = (0, -phase)
    while end + lengths[index] <= 0, end < 0 {
      end += lengths[index]
      index = (index + 1) % lengths.count
    }
    // The sums count all dashes, so that a dash is the same whether or not others are left out.
    while end < subpath.length {
      let start = end
      end += lengths[index]
      if index % 2 == 0 { append(from: start, to: end, of: subpath, near: area, onto: &path) }
      index = (index + 1) % lengths.count
    }
  }

  private func append(
    from start: Double, to end: Double, of subpath: MeasuredSubpath, near area: Rect?,
    onto path: inout Path
  ) {
    if start < end {
      subpath.append(
        from: max(0, start), to: min(end, subpath.length), near: area, onto: &path)
    } else if start >= 0 {
      let (point, direction) = subpath.position(at: start)
      if let area, !PathSegment.line(point, point).mayTouch(area) { return }
      path.move(to: point - direction * (Self.dotLength / 2))
      path.line(to: point + direction * (Self.dotLength / 2))
    }
  }
}
