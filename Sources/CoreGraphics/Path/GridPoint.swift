/// A point with integer coordinates, so that its side of a line can be determined exactly.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

  /// The greatest coordinate for which comparing areas does not overflow.
  static let largest = 1 << 29

  /// Twice the area of a triangle: positive if `c` is to the left of the line from `a` to `b`, with y pointing up.
  ///
  /// - SeeAlso: L. Guibas, J. Stolfi, "Primitives for the manipulation of general subdivisions and the computation of
  ///   Voronoi diagrams" (1985), CCW. As there, in whole numbers.
  static func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
