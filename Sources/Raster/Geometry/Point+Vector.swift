/// The point taken as a vector from the origin.
extension Point {
  @inline(__always) package var squaredLength: Double { x * x + y * y }
  @inline(__always) package var length: Double { squaredLength.squareRoot() }
  /// Turned a quarter clockwise on the screen.
  @inline(__always) package var perpendicular: Point { Point(x: -y, y: x) }

  @inline(__always)
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive where `other` lies clockwise of this one on the screen.
  @inline(__always)
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The point `t` of the way to `other`.
  @inline(__always)
  package func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  /// Of length 1 in the same direction; nil for a vector without one.
  @inline(__always) package var normalized: Point? {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  @inline(__always)
  func middle(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
