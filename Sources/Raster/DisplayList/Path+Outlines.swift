extension Path {
  /// The four sides, clockwise on the screen.
  static func outline(of rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  static func outline(of rounded: RoundedRect) -> Path { outline(of: rounded.rect) }
}
