import DarkroomRaster

// CoreGraphics speaks of "clockwise" with the y axis up, Raster with the y axis down.
extension Path {
  /// A line from the current point to the arc's start, then the arc; `transform` maps it all.
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

  /// Rounds `corner` on the way from the current point to `end`; `transform` maps what is given.
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

  /// Appends a single subpath to the open one, its first point joined by a line unless it is the current point.
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
