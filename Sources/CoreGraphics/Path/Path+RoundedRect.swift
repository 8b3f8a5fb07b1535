package import DarkroomRaster

extension Path {
  /// Creates a rounded rectangle with elliptical corners, which starts at (maxX, midY) and goes towards maxY as in Core
  /// Graphics.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init()
    guard cornerWidth > 0, cornerHeight > 0 else {
      self = Path(rect: Rect(rect))
      return
    }
    let (w, h) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    let rest = 1 - Path.circleKappa
    func point(_ x: CGFloat, _ y: CGFloat) -> Point { Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: point(right, rect.midY))
    line(to: point(right, bottom - h))
    cubic(
      to: point(right - w, bottom), control1: point(right, bottom - h * rest),
      control2: point(right - w * rest, bottom))
    line(to: point(left + w, bottom))
    cubic(
      to: point(left, bottom - h), control1: point(left + w * rest, bottom),
      control2: point(left, bottom - h * rest))
    line(to: point(left, top + h))
    cubic(
      to: point(left + w, top), control1: point(left, top + h * rest),
      control2: point(left + w * rest, top))
    line(to: point(right - w, top))
    cubic(
      to: point(right, top + h), control1: point(right - w * rest, top),
      control2: point(right, top + h * rest))
    close()
  }

  /// The rectangle that the path consists of, if it is one with sides along the axes.
  package var rectangle: Rect? {
    var shape = verbs[...]
    if shape.last == .close { shape = shape.dropLast() }
    guard shape.first == .move, shape.dropFirst().allSatisfy({ $0 == .line }),
      points.count == 4 || (points.count == 5 && points[4] == points[0])
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let startsAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard startsAlongX || startsAlongY else { return nil }
    return Rect(
      minX: min(a.x, c.x), minY: min(a.y, c.y), maxX: max(a.x, c.x), maxY: max(a.y, c.y))
  }
}
