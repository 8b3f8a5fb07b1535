/// Operations that treat the point as a vector from the origin.
extension Point {
  @inline(__always) package var squaredLength: Double { x * x + y * y }
  @inline(__always) package var length: Double { squaredLength.squareRoot() }
  /// The vector turned a quarter clockwise on the screen.
  @inline(__always) package var perpendicular: Point { Point(x: -y, y: x) }

  @inline(__always)
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the cross product, which is positive if `other` lies clockwise of this vector on the screen.
  @inline(__always)
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Returns the point that lies at the fraction `t` of the way to `other`.
  @inline(__always)
  package func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  /// The vector of length 1 in the same direction, or nil if this vector has no direction.
  @inline(__always) package var normalized: Point? {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  @inline(__always)
  func middle(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
