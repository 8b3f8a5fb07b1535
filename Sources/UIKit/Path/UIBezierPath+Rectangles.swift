extension UIBezierPath {
  /// Draws the rectangle clockwise on the screen from the upper left corner.
  func appendRectangle(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Draws the rectangle clockwise on the screen from the start of the top side.
  ///
  /// A corner is continuous if both its sides have room for `RoundedCorner.continuousReach` times its radius, and
  /// circular otherwise; a radius of half a side or more gives a capsule.
  func appendRoundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    let radius = min(radius, side / 2)
    guard radius > 0,
      !corners.intersection([.topLeft, .topRight, .bottomLeft, .bottomRight]).isEmpty
    else { return appendRectangle(rect) }
    let isContinuous = radius * RoundedCorner.continuousReach <= side / 2
    let order: [(UIRectCorner, RoundedCorner)] = [
      (
        .topRight, RoundedCorner(at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1))
      ),
      (
        .bottomRight,
        RoundedCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0))
      ),
      (
        .bottomLeft,
        RoundedCorner(at: CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1))
      ),
      (.topLeft, RoundedCorner(at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0))),
    ]
    let reach = isContinuous ? RoundedCorner.continuousReach * radius : radius
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? reach : 0), y: rect.minY))
    for (name, corner) in order {
      if !corners.contains(name) {
        addLine(to: corner.vertex)
      } else if isContinuous {
        corner.addContinuous(to: self, radius: radius)
      } else {
        corner.addCircular(to: self, radius: radius)
      }
    }
    close()
  }
}
