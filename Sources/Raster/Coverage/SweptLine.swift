/// An edge of an outline, from top to bottom, while an `OutlineSweep` processes it.
struct SweptLine {
  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32
  /// The change of the winding number to the right of it.
  let winding: Int8
  private let xPerY: Double
  /// The x coordinates at the event above and at the event below.
  var upper = 0.0
  var lower = 0.0
  /// The change of the winding number to the right of it in an outline without overlaps: 1, -1, or 0 if both sides are
  /// equal; nil if it is unknown.
  var side: Int8?
  /// The row, in 24.8, from which on `side` is valid.
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
