/// The number of even parameter steps that keeps a curve's chords within a tolerance, by Wang's formula.
///
/// For degree n it is √(n(n−1)·M / 8·tolerance), where M is the longest second difference of the
/// control points.
/// - SeeAlso: G.-Z. Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces"
///   (1984). As there, but never more than 1,024 steps.
struct EvenSteps {
  /// The largest number of steps, whatever the size of the curve.
  private static let maximum = 1024.0

  private let quadFactor: Double
  private let cubicFactor: Double

  /// - Precondition: `tolerance > 0`.
  init(tolerance: Double) {
    quadFactor = 2 / (8 * tolerance)
    cubicFactor = 6 / (8 * tolerance)
  }

  @inline(__always)
  func count(for curve: QuadraticPolynomial) -> Int {
    Self.count(squared: quadFactor * curve.a.length)
  }

  @inline(__always)
  func count(forCubic p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let first = Point(x: p0.x - 2 * p1.x + p2.x, y: p0.y - 2 * p1.y + p2.y)
    let second = Point(x: p1.x - 2 * p2.x + p3.x, y: p1.y - 2 * p2.y + p3.y)
    let bend = max(first.squaredLength, second.squaredLength).squareRoot()
    return Self.count(squared: cubicFactor * bend)
  }

  @inline(__always)
  private static func count(squared: Double) -> Int {
    let steps = squared.squareRoot()
    return steps < maximum ? Int(steps) + 1 : Int(maximum)
  }
}
