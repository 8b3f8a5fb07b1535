extension Path {
  /// Creates a rectangle with UIKit's continuous corners, clockwise on the screen from the top edge's left end.
  ///
  /// A corner of radius r reaches 1.528665 r along both sides. Where half a side is shorter than that, the corner
  /// becomes more circular; it is circular when the radius is half the side.
  package init(continuousRoundedRect shape: RoundedRect) {
    let s = shape.fitted
    let r = s.rect
    guard !s.isRectangle else {
      self.init(rect: r)
      return
    }
    self.init()
    let room = min(r.width, r.height) / 2
    let right = Point(x: 1, y: 0)
    let down = Point(x: 0, y: 1)
    addCorner(Point(x: r.minX, y: r.minY), s.topLeft, from: down, to: right, room: room)
    addCorner(Point(x: r.maxX, y: r.minY), s.topRight, from: right * -1, to: down, room: room)
    addCorner(
      Point(x: r.maxX, y: r.maxY), s.bottomRight, from: down * -1, to: right * -1, room: room)
    addCorner(Point(x: r.minX, y: r.maxY), s.bottomLeft, from: right, to: down * -1, room: room)
    close()
  }

  /// Adds the corner `p` of a rectangle; `u` points from it along the side before, `v` along the next.
  private mutating func addCorner(
    _ p: Point, _ radius: Double, from u: Point, to v: Point, room: Double
  ) {
    guard radius > 0 else { return line(to: p) }
    let smoothness = (room / radius - 1) / (ContinuousCorner.reach - 1)
    let corner = ContinuousCorner(smoothness: max(0, min(1, smoothness)))
    let points = corner.points.map { p + u * ($0.x * radius) + v * ($0.y * radius) }
    line(to: points[0])
    for i in stride(from: 1, to: points.count, by: 3) {
      cubic(to: points[i + 2], control1: points[i], control2: points[i + 1])
    }
  }
}
