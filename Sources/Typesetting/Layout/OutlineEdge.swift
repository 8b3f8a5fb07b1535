import DarkroomRaster

/// A line of an outline that is not horizontal.
struct OutlineEdge: Hashable {
  let top: Point
  let bottom: Point
  /// 1 if the outline runs down here, otherwise -1.
  let winding: Int

  init(from start: Point, to end: Point) {
    let isDown = start.y < end.y
    top = isDown ? start : end
    bottom = isDown ? end : start
    winding = isDown ? 1 : -1
  }

  var isVertical: Bool { top.x == bottom.x }

  func x(at y: Double) -> Double {
    isVertical ? top.x : top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
  }

  /// Whether a part of it lies between two heights.
  func reaches(from upper: Double, to lower: Double) -> Bool { top.y < lower && bottom.y > upper }
}
