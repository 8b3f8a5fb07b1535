import DarkroomRaster

extension CGPath {
  /// Calls `body` with each element in turn, and its points, the end point last.
  package func forEachElement(_ body: (CGPathElementType, [CGPoint]) -> Void) {
    var next = 0
    for verb in raster.verbs {
      let points = raster.points[next..<next + verb.pointCount]
      next += verb.pointCount
      body(CGPathElementType(verb), points.map { CGPoint($0) })
    }
  }

  // unsafe: Apple's blocks are given an element by its pointer, and in it its points by theirs; both lie on the stack
  // for the time of a call.
  /// Calls `block` with each element in turn.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    unsafe points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var next = 0
      for verb in raster.verbs {
        for i in 0..<verb.pointCount { unsafe base[i] = CGPoint(raster.points[next + i]) }
        next += verb.pointCount
        var element = unsafe CGPathElement(type: CGPathElementType(verb), points: base)
        unsafe withUnsafePointer(to: &element) { unsafe block($0) }
      }
    }
  }

  /// Calls `function` with `info` and each element in turn; the element's points may not be kept.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { unsafe function(info, $0) }
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
  /// One line an element, in coordinates as they are, after a line with the identity of the object.
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
