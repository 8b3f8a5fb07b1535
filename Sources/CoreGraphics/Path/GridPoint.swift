/// A point with whole coordinates, so that what lies on which side of a line is known exactly.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

  /// Coordinates that are no larger do not overflow where areas are compared.
  static let largest = 1 << 29

  /// Twice the area of a triangle: positive where `c` lies to the left of the way from `a` to `b`, in axes whose y
  /// goes up.
  ///
  /// - SeeAlso: L. Guibas, J. Stolfi, "Primitives for the manipulation of general subdivisions and the computation of
  ///   Voronoi diagrams" (1985), CCW. As there, in whole numbers.
  static func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
