extension UIBezierPath {
  func copyAttributes(to other: UIBezierPath) {
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.flatness = flatness
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.dash = dash
    other.dashPhase = dashPhase
  }

  func equals(_ other: UIBezierPath?) -> Bool {
    guard let other else { return false }
    if self === other { return true }
    return shape == other.shape && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
      && dash == other.dash && dashPhase == other.dashPhase
  }

  /// One line per element, such as ` <MoveTo {1, 2}>,`.
  var elementText: String {
    steps.map { step in
      let points = step.points.map { NSCoder.string(for: $0) }.joined(separator: " ")
      return "\n <\(step.word)\(points.isEmpty ? "" : " " + points)>"
    }.joined(separator: ",")
  }

  /// The subpaths in the same order, each drawn from its end to its start.
  func reversedCopy() -> UIBezierPath {
    let reversed = UIBezierPath()
    copyAttributes(to: reversed)
    var subpath: [PathStep] = []
    for step in steps {
      if case .move = step, !subpath.isEmpty {
        reversed.appendReversed(subpath)
        subpath = []
      }
      subpath.append(step)
    }
    reversed.appendReversed(subpath)
    return reversed
  }

  private func appendReversed(_ subpath: [PathStep]) {
    var isClosed = false
    var segments = subpath
    if case .close = segments.last {
      isClosed = true
      segments.removeLast()
    }
    guard let last = segments.last?.points.last else { return }
    move(to: last)
    for (index, step) in segments.enumerated().reversed() where index > 0 {
      guard let start = segments[index - 1].points.last else { continue }
      switch step {
      case .move, .close: break
      case .line: addLine(to: start)
      case .quad(let control, _): addQuadCurve(to: start, controlPoint: control)
      case .cubic(let control1, let control2, _):
        addCurve(to: start, controlPoint1: control2, controlPoint2: control1)
      }
    }
    if isClosed { close() }
  }

  private var steps: [PathStep] {
    var steps: [PathStep] = []
    shape.forEachElement { steps.append(PathStep($0, $1)) }
    return steps
  }
}

/// One element of a path, with its points.
private enum PathStep {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  init(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: self = .move(points[0])
    case .addLineToPoint: self = .line(points[0])
    case .addQuadCurveToPoint: self = .quad(control: points[0], end: points[1])
    case .addCurveToPoint:
      self = .cubic(control1: points[0], control2: points[1], end: points[2])
    case .closeSubpath: self = .close
    }
  }

  /// Control points first, the end point last.
  var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): return [p]
    case .quad(let control, let end): return [control, end]
    case .cubic(let control1, let control2, let end): return [control1, control2, end]
    case .close: return []
    }
  }

  var word: String {
    switch self {
    case .move: return "MoveTo"
    case .line: return "LineTo"
    case .quad: return "QuadCurveTo"
    case .cubic: return "CurveTo"
    case .close: return "Close"
    }
  }
}
