/// Cuts Bézier curves into lines by halving, as CoreGraphics is seen to do.
///
/// A piece is flat when its control polygon is no longer than its chord by 0.107 of the tolerance and
/// its curve stays within the tolerance of the chord. With the tolerance of a fill this gives the
/// coverage of UIKit's round corners: for a radius of 10 pixels, eight pieces a quarter circle with
/// the outer two halved again, which is within 1 of 255 of every measured pixel; for 50 pixels, sixteen
/// pieces, up to 16 of 255 below the exact area, as measured. A criterion of distance alone cannot give
/// both; the bound on the distance keeps larger circles and flat curves from growing corners. Quadratics and
/// cubics that a `CGContext` of iOS filled are cut like this as well (`CurveCoverageTests`). Finer lines would come
/// nearer to the exact area, and leave what iOS draws by up to 8 of 255.
///
/// - SeeAlso: J. M. Lane, R. F. Riesenfeld, "A theoretical development for the computer generation and display of
///   piecewise polynomial surfaces" (1980), for halving; T. W. Sederberg, T. Nishita, "Curve intersection using Bézier
///   clipping" (1990), for 3/4. We differ: length decides before distance, and 3/4 also stands where control points lie
///   on both sides, where 4/9 would do.
struct CurveFlattener {
  /// The largest number of times that a curve is halved.
  private static let maximumDepth = 10

  /// The length by which a control polygon can exceed its chord, as a share of the tolerance.
  private static let excessShare = 0.08 * 16 / 12

  private let tolerance: Double
  private let excess: Double

  /// - Precondition: `tolerance > 0`.
  init(tolerance: Double) {
    self.tolerance = tolerance
    excess = tolerance * Self.excessShare
  }

  /// Cuts a quadratic curve as the cubic that it equals.
  @inline(__always)
  func quad<Sink: PolylineSink>(_ p0: Point, _ p1: Point, _ p2: Point, into sink: inout Sink) {
    cubic(p0, p0.interpolated(to: p1, 2.0 / 3), p2.interpolated(to: p1, 2.0 / 3), p2, into: &sink)
  }

  @inline(__always)
  func cubic<Sink: PolylineSink>(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into sink: inout Sink
  ) {
    add(p0, p1, p2, p3, depth: 0, into: &sink)
  }

  private func add<Sink: PolylineSink>(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, depth: Int, into sink: inout Sink
  ) {
    guard depth < Self.maximumDepth, isBent(p0, p1, p2, p3) else { return sink.line(to: p3) }
    let q0 = p0.middle(to: p1)
    let q1 = p1.middle(to: p2)
    let q2 = p2.middle(to: p3)
    let r0 = q0.middle(to: q1)
    let r1 = q1.middle(to: q2)
    let middle = r0.middle(to: r1)
    add(p0, q0, r0, middle, depth: depth + 1, into: &sink)
    add(middle, r1, q2, p3, depth: depth + 1, into: &sink)
  }

  /// Returns whether the curve needs to be halved; false for a curve that is not finite.
  @inline(__always)
  private func isBent(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Bool {
    let chord = p3 - p0
    let length = chord.length
    let first = p1 - p0
    let last = p3 - p2
    let polygon = first.length + (p2 - p1).length + last.length
    if polygon - length > excess { return true }
    // A curve between parallels stays within 3/4 of its control points' distance.
    return 0.75 * max(abs(first.cross(chord)), abs(last.cross(chord))) > tolerance * length
  }
}
