/// Determines without searching for crossings whether an outline is a single convex shape.
///
/// In that case its edges go down once and up once, and each side bends in only one direction. Horizontal edges at the
/// top and the bottom were left out.
///
/// - SeeAlso: P. Schorn, F. Fisher, "Testing the convexity of a polygon", in "Graphics Gems IV" (1994). We differ:
///   directions change between down and up alone, level edges being left out, and whole numbers know no tolerance.
struct ConvexOutline {
  private var turnsRight = false
  private var turnsLeft = false
  private var turns = 0

  /// - Parameter edges: the edges in the order of a path; an outline that was cut by a clip is not recognized.
  static func contains(_ edges: [EdgeList.Edge]) -> Bool {
    guard var before = edges.last else { return false }
    var outline = ConvexOutline()
    for edge in edges {
      guard outline.add(edge, after: before) else { return false }
      before = edge
    }
    return outline.turns == 2 && outline.turnsRight != outline.turnsLeft
  }

  /// - Returns: false if the outline cannot be convex.
  @inline(__always)
  private mutating func add(_ edge: EdgeList.Edge, after last: EdgeList.Edge) -> Bool {
    guard last.y1 == edge.y0 else { return false }
    let gap = Int64(edge.x0) - Int64(last.x1)
    let isDown = edge.y1 > edge.y0
    if isDown == (last.y1 > last.y0) {
      guard gap == 0 else { return false }
      note(Self.cross(last, edge))
    } else {
      turns += 1
      // If the right side goes down, horizontal edges go right at the top and left at the bottom.
      note(isDown ? gap : -gap)
    }
    return turns <= 2
  }

  /// - Parameter turn: a number greater than 0 if the turn is to the right.
  @inline(__always)
  private mutating func note(_ turn: Int64) {
    if turn > 0 { turnsRight = true }
    if turn < 0 { turnsLeft = true }
  }

  @inline(__always)
  private static func cross(_ a: EdgeList.Edge, _ b: EdgeList.Edge) -> Int64 {
    (Int64(a.x1) - Int64(a.x0)) * (Int64(b.y1) - Int64(b.y0))
      - (Int64(a.y1) - Int64(a.y0)) * (Int64(b.x1) - Int64(b.x0))
  }
}
