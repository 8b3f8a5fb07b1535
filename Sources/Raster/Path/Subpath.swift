/// One connected part of a path, taken apart.
package struct Subpath {
  package var start: Point
  package var segments: [PathSegment] = []
  /// Whether `close` ended it; the closing line is not among the segments.
  package var isClosed = false

  package var end: Point { segments.last?.end ?? start }
}

extension Path {
  /// The path's connected parts; a lone `move` makes one without segments.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = Subpath(start: .zero)
    var isOpen = false
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        if isOpen { result.append(current) }
        current = Subpath(start: points[next])
        isOpen = true
      case .close:
        current.isClosed = true
        result.append(current)
        current = Subpath(start: current.start)
        isOpen = false
      default:
        current.segments.append(PathSegment(verb, from: current.end, points[next...]))
      }
      next += verb.pointCount
    }
    if isOpen { result.append(current) }
    return result
  }

  /// Continues with `segment`, which starts where the path is.
  package mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(_, let p1): line(to: p1)
    case .quad(_, let p1, let p2): quad(to: p2, control: p1)
    case .cubic(_, let p1, let p2, let p3): cubic(to: p3, control1: p1, control2: p2)
    }
  }
}
