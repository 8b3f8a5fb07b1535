/// An edge of an outline, from top to bottom, on its way through an `OutlineSweep`.
struct SweptLine {
  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32
  /// What it adds to the winding number of what is right of it.
  let winding: Int8
  private let xPerY: Double
  /// Where it is at the event above and at the one below.
  var upper = 0.0
  var lower = 0.0
  /// What it adds to what is right of it once nothing overlaps: 1, -1, or 0 where both sides are alike; nil before
  /// it is known.
  var side: Int8?
  /// The row, in 24.8, from which on `side` is true.
  var since: Int32 = 0

  init(_ edge: EdgeList.Edge) {
    let isDownward = edge.y0 < edge.y1
    (x0, y0) = isDownward ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    (x1, y1) = isDownward ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    winding = isDownward ? 1 : -1
    xPerY = (Double(x1) - Double(x0)) / (Double(y1) - Double(y0))
  }

  func x(at y: Double) -> Double {
    if y <= Double(y0) { return Double(x0) }
    if y >= Double(y1) { return Double(x1) }
    return Double(x0) + (y - Double(y0)) * xPerY
  }

  func rounded(at y: Int32) -> Int32 { FixedPoint.nearest(x(at: Double(y))) }
}
