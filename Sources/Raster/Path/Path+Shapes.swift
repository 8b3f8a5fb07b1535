extension Path {
  /// The distance of a quarter circle's control points from its ends, as a share of the radius.
  ///
  /// CoreGraphics' paths show 0.5523 (an ellipse of radius 15 about 75 has control points at 83.284);
  /// 4/3·(√2 − 1) is the value that puts the middle of the curve on the circle.
  ///
  /// - SeeAlso: M. Goldapp, "Approximation of circular arcs by cubic polynomials" (1991). We differ: this is not the
  ///   value of the smallest error.
  package static let circleKappa = 0.552_284_749_830_793_4

  /// Creates a rectangle, clockwise on the screen from the top left corner.
  package init(rect: Rect) {
    self.init()
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates an ellipse of four cubics, clockwise on the screen from the middle of the right side, as CoreGraphics
  /// does.
  package init(ellipseIn rect: Rect) {
    self.init()
    let center = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    let right = Point(x: rect.maxX, y: center.y)
    let bottom = Point(x: center.x, y: rect.maxY)
    let left = Point(x: rect.minX, y: center.y)
    let top = Point(x: center.x, y: rect.minY)
    move(to: right)
    quarter(to: bottom, corner: Point(x: rect.maxX, y: rect.maxY))
    quarter(to: left, corner: Point(x: rect.minX, y: rect.maxY))
    quarter(to: top, corner: Point(x: rect.minX, y: rect.minY))
    quarter(to: right, corner: Point(x: rect.maxX, y: rect.minY))
    close()
  }

  /// Creates a rounded rectangle, clockwise on the screen from the top edge's left end.
  ///
  /// Radii that do not fit side by side are all reduced by the same factor, as in CSS.
  package init(roundedRect shape: RoundedRect) {
    self.init()
    let s = shape.fitted
    let r = s.rect
    guard !s.isRectangle else {
      self = Path(rect: r)
      return
    }
    move(to: Point(x: r.minX + s.topLeft, y: r.minY))
    line(to: Point(x: r.maxX - s.topRight, y: r.minY))
    corner(Point(x: r.maxX, y: r.minY), to: Point(x: r.maxX, y: r.minY + s.topRight))
    line(to: Point(x: r.maxX, y: r.maxY - s.bottomRight))
    corner(Point(x: r.maxX, y: r.maxY), to: Point(x: r.maxX - s.bottomRight, y: r.maxY))
    line(to: Point(x: r.minX + s.bottomLeft, y: r.maxY))
    corner(Point(x: r.minX, y: r.maxY), to: Point(x: r.minX, y: r.maxY - s.bottomLeft))
    line(to: Point(x: r.minX, y: r.minY + s.topLeft))
    corner(Point(x: r.minX, y: r.minY), to: Point(x: r.minX + s.topLeft, y: r.minY))
    close()
  }

  private mutating func corner(_ corner: Point, to end: Point) {
    if end == corner { return }
    quarter(to: end, corner: corner)
  }

  /// Adds a quarter of an ellipse from the current point to `end`; its tangents meet in `corner`.
  private mutating func quarter(to end: Point, corner: Point) {
    guard let start = currentPoint else { return }
    cubic(
      to: end, control1: start.interpolated(to: corner, Self.circleKappa),
      control2: end.interpolated(to: corner, Self.circleKappa))
  }
}
