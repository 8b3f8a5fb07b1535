extension Rotation {
  func apply(_ p: Point) -> Point {
    Point(x: p.x * cosine - p.y * sine, y: p.x * sine + p.y * cosine)
  }
}
