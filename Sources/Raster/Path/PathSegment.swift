/// One line or curve of a path, with its own start.
package enum PathSegment {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  /// - Precondition: `verb` is a line or a curve, and `points` begins with its points.
  init(_ verb: Path.Verb, from start: Point, _ points: ArraySlice<Point>) {
    let i = points.startIndex
    switch verb {
    case .quad: self = .quad(start, points[i], points[i + 1])
    case .cubic: self = .cubic(start, points[i], points[i + 1], points[i + 2])
    default: self = .line(start, points[i])
    }
  }

  package var start: Point {
    switch self {
    case .line(let p0, _), .quad(let p0, _, _), .cubic(let p0, _, _, _): p0
    }
  }

  package var end: Point {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  package var reversed: PathSegment {
    switch self {
    case .line(let p0, let p1): .line(p1, p0)
    case .quad(let p0, let p1, let p2): .quad(p2, p1, p0)
    case .cubic(let p0, let p1, let p2, let p3): .cubic(p3, p2, p1, p0)
    }
  }

  /// Returns the part between two parameters from 0 to 1.
  ///
  /// - SeeAlso: L. Ramshaw, "Blossoms are polar forms" (1989). As there.
  package func part(from t0: Double, to t1: Double) -> PathSegment {
    switch self {
    case .line(let p0, let p1):
      return .line(p0.interpolated(to: p1, t0), p0.interpolated(to: p1, t1))
    case .quad(let p0, let p1, let p2):
      func blossom(_ a: Double, _ b: Double) -> Point {
        p0.interpolated(to: p1, a).interpolated(to: p1.interpolated(to: p2, a), b)
      }
      return .quad(blossom(t0, t0), blossom(t0, t1), blossom(t1, t1))
    case .cubic(let p0, let p1, let p2, let p3):
      func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        let q0 = p0.interpolated(to: p1, a)
        let q1 = p1.interpolated(to: p2, a)
        let q2 = p2.interpolated(to: p3, a)
        return q0.interpolated(to: q1, b).interpolated(to: q1.interpolated(to: q2, b), c)
      }
      return .cubic(
        blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
  }

  /// Returns the length of the derivative by the parameter, at `t`.
  func speed(at t: Double) -> Double {
    switch self {
    case .line(let p0, let p1): (p1 - p0).length
    case .quad(let p0, let p1, let p2): QuadraticPolynomial(p0, p1, p2).tangent(at: t).length
    case .cubic(let p0, let p1, let p2, let p3):
      CubicPolynomial(p0, p1, p2, p3).tangent(at: t).length
    }
  }
}
