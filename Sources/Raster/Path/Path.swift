/// An outline of lines and Bézier curves, in any coordinate space; the y axis points down.
package struct Path: Hashable, Sendable {
  /// One step of the outline; it consumes `pointCount` of the path's points.
  package enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [Point] = []
  /// The point at which a line after `close` starts.
  package private(set) var subpathStart = Point.zero

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }
  package var currentPoint: Point? {
    verbs.isEmpty ? nil : (verbs.last == .close ? subpathStart : points.last)
  }

  package mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
    subpathStart = p
  }

  /// Adds a line to `p`, or starts a subpath at `p` if there is none.
  package mutating func line(to p: Point) {
    guard begin(at: p) else { return }
    verbs.append(.line)
    points.append(p)
  }

  package mutating func quad(to p: Point, control: Point) {
    _ = begin(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  package mutating func cubic(to p: Point, control1: Point, control2: Point) {
    _ = begin(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  package mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    if !other.verbs.isEmpty { subpathStart = other.subpathStart }
  }

  package func applying(_ t: Transform) -> Path {
    if t == .identity { return self }
    var copy = self
    for i in copy.points.indices { copy.points[i] = t.apply(copy.points[i]) }
    copy.subpathStart = t.apply(subpathStart)
    return copy
  }

  /// The bounding box of all points, including control points, or nil if there are none.
  package var controlBox: Rect? {
    guard let first = points.first else { return nil }
    var minX = first.x
    var minY = first.y
    var maxX = first.x
    var maxY = first.y
    for p in points {
      minX = min(minX, p.x)
      minY = min(minY, p.y)
      maxX = max(maxX, p.x)
      maxY = max(maxY, p.y)
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Makes sure that a subpath is open; returns false if a new one was started at `p`.
  private mutating func begin(at p: Point) -> Bool {
    switch verbs.last {
    case nil:
      move(to: p)
      return false
    case .close:
      move(to: subpathStart)
      return true
    default:
      return true
    }
  }
}
