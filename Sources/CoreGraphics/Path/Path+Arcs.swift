import DarkroomRaster

// "Clockwise" in Core Graphics assumes a y-axis that points up, while Raster's points down.
extension Path {
  /// Adds a line from the current point to the arc's start, and then the arc; `transform` applies to all of it.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    towardsGreaterAngles: Bool, transform: CGAffineTransform
  ) {
    var piece = Path()
    piece.addArc(
      center: Point(center), radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: towardsGreaterAngles)
    join(piece.applying(Transform(transform)))
  }

  /// Rounds `corner` between the current point and `end`; `transform` applies to the given points.
  mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform
  ) {
    let toPath = Transform(transform)
    guard let current = currentPoint, let inverse = toPath.inverted else { return }
    var piece = Path()
    piece.move(to: inverse.apply(current))
    piece.addArc(corner: Point(corner), end: Point(end), radius: radius)
    join(piece.applying(toPath), isContinuation: true)
  }

  /// Appends a single subpath to the open one, joined by a line unless it starts at the current point.
  private mutating func join(_ piece: Path, isContinuation: Bool = false) {
    var next = 0
    for verb in piece.verbs {
      let points = piece.points[next..<next + verb.pointCount]
      next += verb.pointCount
      switch (verb, points.first, points.last) {
      case (.move, let start?, _):
        if isEmpty { move(to: start) } else if !isContinuation { line(to: start) }
      case (.line, _, let end?): line(to: end)
      case (.quad, let control?, let end?): quad(to: end, control: control)
      case (.cubic, let control?, let end?):
        cubic(to: end, control1: control, control2: points[points.startIndex + 1])
      default: close()
      }
    }
  }
}
