/// A part of a stroke's path whose directions lie within an eighth of a turn.
struct StrokeStretch {
  /// The side to which a path bends.
  enum Bend {
    case none, left, right, both

    /// - Parameter cross: of the directions before and after, each of length 1.
    @inline(__always)
    init(_ cross: Double) {
      self = cross > 1e-9 ? .right : cross < -1e-9 ? .left : .none
    }

    @inline(__always)
    func and(_ other: Bend) -> Bend {
      self == .none || self == other ? other : other == .none ? self : .both
    }
  }

  private static let cosineOfEighth = 0.7072

  /// The index of the subpath.
  ///
  /// The first stretch of its subpath has the same one.
  let subpath: Int
  let first: Point
  private(set) var last: Point
  /// The directions farthest to the left and to the right.
  private(set) var leftmost: Point
  private(set) var rightmost: Point
  private(set) var end: Point
  private(set) var bend = Bend.none
  /// The side to which the path turns at the corner before this stretch.
  var corner = Bend.none
  /// Whether a bend is too tight for the width.
  var isTight = false
  var octagon: Octagon

  @inline(__always)
  init(from p: Point, direction: Point, subpath: Int) {
    self.subpath = subpath
    first = direction
    last = direction
    leftmost = direction
    rightmost = direction
    end = p
    octagon = Octagon(p)
  }

  /// - Returns: Whether a direction is part of the stretch, after adding it if possible.
  @inline(__always)
  mutating func include(_ d: Point) -> Bool {
    guard first.dot(d) > Self.cosineOfEighth else { return false }
    let left = leftmost.cross(d) < 0 ? d : leftmost
    let right = rightmost.cross(d) > 0 ? d : rightmost
    guard left.dot(right) > Self.cosineOfEighth else { return false }
    bend = bend.and(Bend(last.cross(d)))
    (leftmost, rightmost, last) = (left, right, d)
    return true
  }

  @inline(__always)
  mutating func go(to p: Point) {
    end = p
    octagon.add(p)
  }
}

/// The smallest octagon around points, with horizontal, vertical and diagonal sides.
struct Octagon {
  private var low: SIMD4<Double>
  private var high: SIMD4<Double>

  @inline(__always)
  init(_ p: Point) {
    low = Self.projections(p)
    high = low
  }

  @inline(__always)
  private static func projections(_ p: Point) -> SIMD4<Double> {
    SIMD4(p.x, p.y, p.x + p.y, p.x - p.y)
  }

  @inline(__always)
  mutating func add(_ p: Point) {
    let point = Self.projections(p)
    low = low.replacing(with: point, where: point .< low)
    high = high.replacing(with: point, where: point .> high)
  }

  mutating func grow(by reach: Double) {
    let outset = SIMD4(reach, reach, reach * 1.4142135623730951, reach * 1.4142135623730951)
    low -= outset
    high += outset
  }

  var bounds: Rect { Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) }

  /// Returns the bounds of the intersection, or a little more.
  func intersection(_ other: Octagon) -> Rect {
    let (from, to) = (
      low.replacing(with: other.low, where: other.low .> low),
      high.replacing(with: other.high, where: other.high .< high)
    )
    return Rect(minX: from.x, minY: from.y, maxX: to.x, maxY: to.y)
  }

  func touches(_ other: Octagon) -> Bool {
    for i in 0..<4 where high[i] < other.low[i] || other.high[i] < low[i] { return false }
    return true
  }
}
