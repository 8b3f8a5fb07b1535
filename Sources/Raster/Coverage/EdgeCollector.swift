/// Rounds a flattened outline to 24.8, closes its subpaths, and drops edges that cannot touch the clip.
struct EdgeCollector: PolylineSink {
  /// Room for a rounded rectangle's.
  private static let expectedEdges = 64

  private(set) var edges: [EdgeList.Edge]
  private var hasNaN = false
  private let left: Int32
  private let top: Int32
  private let right: Int32
  private let bottom: Int32
  private let clip: IntRect
  private var start = Point.zero
  private var last = Point.zero
  private var lastX: Int32 = 0
  private var lastY: Int32 = 0
  private var minX = Int32.max
  private var minY = Int32.max
  private var maxX = Int32.min
  private var maxY = Int32.min

  /// - Parameter reusing: a list whose storage is reused, without its elements.
  init(clip: IntRect, reusing storage: consuming [EdgeList.Edge]) {
    edges = storage
    edges.removeAll(keepingCapacity: true)
    edges.reserveCapacity(Self.expectedEdges)
    let reach = 4_194_303
    let limit = IntRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
    self.clip = clip.intersection(limit)
    left = Int32(self.clip.minX) << FixedPoint.shift
    top = Int32(self.clip.minY) << FixedPoint.shift
    right = Int32(self.clip.maxX) << FixedPoint.shift
    bottom = Int32(self.clip.maxY) << FixedPoint.shift
  }

  /// The bounds are empty for an outline with a coordinate that is not a number, because it draws nothing.
  var bounds: IntRect {
    guard !hasNaN, minX <= maxX, !clip.isEmpty else { return .empty }
    return IntRect(
      minX: Int(minX >> 8), minY: Int(minY >> 8), maxX: Int((maxX + 255) >> 8),
      maxY: Int((maxY + 255) >> 8)
    ).intersection(clip)
  }

  @inline(__always)
  mutating func move(to p: Point) {
    finish()
    start = p
    last = p
    lastX = FixedPoint.encode(p.x)
    lastY = FixedPoint.encode(p.y)
  }

  @inline(__always)
  mutating func line(to p: Point) {
    guard FixedPoint.isNear(p), FixedPoint.isNear(last) else { return farLine(to: p) }
    let x = FixedPoint.encode(p.x)
    let y = FixedPoint.encode(p.y)
    add(lastX, lastY, x, y)
    last = p
    lastX = x
    lastY = y
  }

  @inline(__always)
  mutating func close() { finish() }

  /// Closes the subpath that is still open.
  @inline(__always)
  mutating func finish() {
    if last != start { line(to: start) }
    if hasNaN { edges.removeAll(keepingCapacity: true) }
  }

  /// Reverses the edges from `index` on.
  mutating func reverse(from index: Int) {
    for i in index..<max(index, edges.count) {
      (edges[i].x0, edges[i].x1) = (edges[i].x1, edges[i].x0)
      (edges[i].y0, edges[i].y1) = (edges[i].y1, edges[i].y0)
    }
  }

  /// Adds a line with an end that 24.8 cannot represent: it is first cut in doubles.
  @inline(never)
  private mutating func farLine(to p: Point) {
    if p.x.isNaN || p.y.isNaN { hasNaN = true }
    if !isBeyondRows(last.y, p.y) {
      FarLine(from: last, to: p).forEachPiece { from, to in
        add(
          FixedPoint.encode(from.x), FixedPoint.encode(from.y), FixedPoint.encode(to.x),
          FixedPoint.encode(to.y))
      }
    }
    last = p
    lastX = FixedPoint.encode(p.x)
    lastY = FixedPoint.encode(p.y)
  }

  /// Whether both ends are above the clip, or both below it, by more than the rounding of a cut; false for NaN.
  @inline(__always)
  private func isBeyondRows(_ y0: Double, _ y1: Double) -> Bool {
    (y0 < Double(clip.minY) - 1 && y1 < Double(clip.minY) - 1)
      || (y0 > Double(clip.maxY) + 1 && y1 > Double(clip.maxY) + 1)
  }

  /// If it were inlined at each of the many places that send a line, it would be compiled a hundred times.
  @inline(never)
  private mutating func add(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    guard y0 != y1, min(y0, y1) < bottom, max(y0, y1) > top else { return }
    guard min(x0, x1) < right else {
      maxX = max(maxX, right)
      return
    }
    minX = min(minX, min(x0, x1))
    maxX = max(maxX, max(x0, x1))
    minY = min(minY, min(y0, y1))
    maxY = max(maxY, max(y0, y1))
    if max(x0, x1) <= left {
      edges.append(EdgeList.Edge(x0: left, y0: y0, x1: left, y1: y1))
    } else {
      edges.append(EdgeList.Edge(x0: x0, y0: y0, x1: x1, y1: y1))
    }
  }
}
