import DarkroomRaster

extension CGPath {
  /// Calls `body` with each element in order, and its points, with the end point last.
  package func forEachElement(_ body: (CGPathElementType, [CGPoint]) -> Void) {
    var next = 0
    for verb in raster.verbs {
      let points = raster.points[next..<next + verb.pointCount]
      next += verb.pointCount
      body(CGPathElementType(verb), points.map { CGPoint($0) })
    }
  }
}

extension CGPathElementType {
  init(_ verb: Path.Verb) {
    switch verb {
    case .move: self = .moveToPoint
    case .line: self = .addLineToPoint
    case .quad: self = .addQuadCurveToPoint
    case .cubic: self = .addCurveToPoint
    case .close: self = .closeSubpath
    }
  }
}

extension CGPath: CustomStringConvertible {
  /// A description with one line per element, with unchanged coordinates, after a line with the identity of the object.
  public var description: String {
    var lines = ["Path \(ObjectIdentifier(self)):"]
    var next = 0
    for verb in raster.verbs {
      let points = raster.points[next..<next + verb.pointCount]
      next += verb.pointCount
      lines.append("  \(verb.word)" + points.map { " (\($0.x), \($0.y))" }.joined())
    }
    return lines.joined(separator: "\n")
  }
}

extension Path.Verb {
  fileprivate var word: String {
    switch self {
    case .move: "moveto"
    case .line: "lineto"
    case .quad: "quadto"
    case .cubic: "curveto"
    case .close: "closepath"
    }
  }
}
