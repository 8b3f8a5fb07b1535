/// A piece of outline that meets others at its ends alone.
struct PlanarEdge {
  /// The ends, the lesser point first.
  struct Ends: Hashable, Comparable {
    let low: GridPoint
    let high: GridPoint

    init(_ a: GridPoint, _ b: GridPoint) { (low, high) = a < b ? (a, b) : (b, a) }

    static func < (a: Ends, b: Ends) -> Bool { a.low != b.low ? a.low < b.low : a.high < b.high }
  }

  let ends: Ends
  /// How much more often each of two outlines goes from the lesser end to the greater one than back.
  var turns: SIMD2<Int>
  /// How often each outline goes around what lies to the right of the edge.
  var right = SIMD2<Int>.zero
  /// And to the left of it.
  var left: SIMD2<Int> { right &+ turns }
}
