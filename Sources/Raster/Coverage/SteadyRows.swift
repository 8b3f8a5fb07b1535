/// Rows that equal the row above them, because only vertical edges pass through both.
struct SteadyRows {
  /// Bit `i` stands for row `i` of the area.
  let bits: UInt64

  static let none = SteadyRows(bits: 0)

  /// Finds the rows of an area with at most 64 rows, to which nothing but `edges` is added.
  init(_ edges: ArraySlice<EdgeList.Edge>, in area: IntRect) {
    let left = Int32(truncatingIfNeeded: area.minX) &<< FixedPoint.shift
    let right = Int32(truncatingIfNeeded: area.maxX) &<< FixedPoint.shift
    let top = Int32(truncatingIfNeeded: area.minY) &<< FixedPoint.shift
    let height = Int32(truncatingIfNeeded: area.height) &<< FixedPoint.shift
    let worthwhile = 4 * FixedPoint.one.magnitude
    guard edges.contains(where: { $0.x0 == $0.x1 && ($0.y1 &- $0.y0).magnitude >= worthwhile })
    else {
      bits = 0
      return
    }
    var changed: UInt64 = 1
    for edge in edges where min(edge.x0, edge.x1) < right {
      let start = max(min(edge.y0, edge.y1) &- top, 0)
      let end = min(max(edge.y0, edge.y1) &- top, height)
      guard start < end else { continue }
      if edge.x0 == edge.x1 || max(edge.x0, edge.x1) <= left {
        changed |= Self.rows(touching: start, start) | Self.rows(touching: end, end)
      } else {
        changed |= Self.rows(touching: start, end)
      }
    }
    bits = ~changed
  }

  private init(bits: UInt64) { self.bits = bits }

  /// The rows from that of `start` to the first that begins at or after `end`, both in 24.8.
  @inline(__always)
  private static func rows(touching start: Int32, _ end: Int32) -> UInt64 {
    let first = start >> FixedPoint.shift
    let last = min((end &+ FixedPoint.mask) >> FixedPoint.shift, 63)
    guard first <= last else { return 0 }
    return UInt64.max &<< UInt64(first) & UInt64.max &>> UInt64(63 &- last)
  }

  @inline(__always)
  func contains(_ row: Int) -> Bool { (bits &>> UInt64(row & 63)) & 1 != 0 }
}
