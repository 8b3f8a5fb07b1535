/// A piece of an outline that meets others only at its ends.
struct PlanarEdge {
  /// The ends, with the lesser point first.
  struct Ends: Hashable, Comparable {
    let low: GridPoint
    let high: GridPoint

    init(_ a: GridPoint, _ b: GridPoint) { (low, high) = a < b ? (a, b) : (b, a) }

    static func < (a: Ends, b: Ends) -> Bool { a.low != b.low ? a.low < b.low : a.high < b.high }
  }

  let ends: Ends
  /// How many more times each of two outlines runs from the lesser to the greater end than back.
  var turns: SIMD2<Int>
  /// The winding number of each outline on the right of the edge.
  var right = SIMD2<Int>.zero
  /// The winding number of each outline on the left of the edge.
  var left: SIMD2<Int> { right &+ turns }
}
