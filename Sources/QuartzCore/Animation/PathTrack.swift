import DarkroomRaster

/// A path along which an object moves, with a piece between each two of its points.
struct PathTrack {
  private struct Piece {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
  }

  private var pieces: [Piece] = []
  private(set) var points: [Point] = []

  init(_ path: Path) {
    var (current, start, next) = (Point.zero, Point.zero, 0)
    func add(_ control1: Point, _ control2: Point, _ end: Point, to track: inout PathTrack) {
      track.pieces.append(
        Piece(start: current, control1: control1, control2: control2, end: end))
      track.points.append(end)
      current = end
    }
    for verb in path.verbs {
      let p = Array(path.points[next..<next + verb.pointCount])
      switch verb {
      case .move:
        (current, start) = (p[0], p[0])
        // A move of the pen is a single step.
        if points.isEmpty { points.append(p[0]) } else { add(p[0], p[0], p[0], to: &self) }
      case .line: add(Self.third(current, p[0]), Self.third(p[0], current), p[0], to: &self)
      case .quad:
        add(
          Self.third(p[0], current, share: 1), Self.third(p[0], p[1], share: 1), p[1], to: &self)
      case .cubic: add(p[0], p[1], p[2], to: &self)
      case .close:
        add(Self.third(current, start), Self.third(start, current), start, to: &self)
      }
      next += verb.pointCount
    }
  }

  /// The point a third of the way from `a` to `b`.
  private static func third(_ a: Point, _ b: Point, share: Double = 1) -> Point {
    Point(x: a.x + (b.x - a.x) / 3 * share, y: a.y + (b.y - a.y) / 3 * share)
  }

  func point(of index: Int, _ t: Double) -> Point {
    let p = pieces[index]
    func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    return Point(
      x: at(p.start.x, p.control1.x, p.control2.x, p.end.x),
      y: at(p.start.y, p.control1.y, p.control2.y, p.end.y))
  }

  /// The direction in radians, along the chord around the position, so that a cusp has one, too.
  func direction(of index: Int, _ t: Double) -> Double {
    let (from, to) = (point(of: index, max(0, t - 1e-4)), point(of: index, min(1, t + 1e-4)))
    return Rotation.angle(y: to.y - from.y, x: to.x - from.x)
  }

  /// The length, as the sum of 64 chords; its error is far below a pixel.
  func length(of index: Int) -> Double {
    var (length, last) = (0.0, pieces[index].start)
    for step in 1...64 {
      let next = point(of: index, Double(step) / 64)
      let (x, y) = (next.x - last.x, next.y - last.y)
      length += (x * x + y * y).squareRoot()
      last = next
    }
    return length
  }
}
