/// The areas where parts of a stroke can overlap, found while the stroke is made.
///
/// The path is cut into stretches. Where it bends nowhere too tightly for the width, two stretches cannot touch if all
/// directions from the one to the other lie within a quarter of a turn, or if the path bends to one side between them,
/// by less than half a turn: in neither case do normals of the path meet within the width. Others overlap where their
/// octagons do. A reported overlap need not exist, but an existing overlap is always reported.
struct StrokeOverlap {
  /// The number of stretches up to which all pairs are compared.
  private static let few = 12
  /// The largest number of pairs that are compared for each stretch.
  private static let pairsPerStretch = 24

  /// The stretches of a subpath.
  private struct Subpath {
    let first: Int
    var end: Int
    var isClosed = false
  }

  private var tightPlaces: [Rect] = []
  private var stretches: [StrokeStretch] = []
  private var subpaths: [Subpath] = []
  private var current = StrokeStretch(from: .zero, direction: .zero, subpath: -1)

  mutating func begin(at p: Point, direction d: Point) {
    current = StrokeStretch(from: p, direction: d, subpath: subpaths.count)
    subpaths.append(Subpath(first: stretches.count, end: stretches.count))
  }

  @inline(__always)
  mutating func go(to p: Point) { current.go(to: p) }

  /// Adds `p` to the first stretch, because a closed subpath continues where it began.
  mutating func addToFirst(_ p: Point) {
    let first = subpaths[current.subpath].first
    if first < stretches.count {
      stretches[first].octagon.add(p)
    } else {
      current.octagon.add(p)
    }
  }

  /// Goes along a piece of a curve to `p`, from direction `d0` to `d1`.
  @inline(__always)
  mutating func go(to p: Point, from d0: Point, to d1: Point) {
    if !current.include(d1) { startStretch(from: d0, to: d1) }
    current.go(to: p)
  }

  private mutating func startStretch(from d0: Point, to d1: Point) {
    stretches.append(current)
    current = StrokeStretch(from: current.end, direction: d0, subpath: current.subpath)
    // A step of a curve that turns by more than an eighth of a turn was not cut finely enough.
    if !current.include(d1) { current.isTight = true }
  }

  /// Records that the path bends too tightly for the width at `p`.
  mutating func noteTightBend(at p: Point, reach: Double) {
    current.isTight = true
    tightPlaces.append(
      Rect(minX: p.x - reach, minY: p.y - reach, maxX: p.x + reach, maxY: p.y + reach))
  }

  /// Adds a corner from one direction to another; `tip` is the tip of its miter.
  mutating func turn(at p: Point, from d0: Point, to d1: Point, tip: Point?) {
    if let tip { current.octagon.add(tip) }
    if !current.include(d1) {
      stretches.append(current)
      current = StrokeStretch(from: p, direction: d1, subpath: current.subpath)
      current.corner = StrokeStretch.Bend(d0.cross(d1))
    }
    if let tip { current.octagon.add(tip) }
  }

  /// Ends a subpath.
  ///
  /// A closed one ends with a turn into its first direction.
  mutating func finish(isClosed: Bool, turning bend: Double = 0, tip: Point? = nil) {
    if let tip { current.octagon.add(tip) }
    stretches.append(current)
    subpaths[current.subpath].end = stretches.count
    guard isClosed else { return }
    subpaths[current.subpath].isClosed = true
    let first = subpaths[current.subpath].first
    stretches[first].corner = StrokeStretch.Bend(bend)
    if let tip { stretches[first].octagon.add(tip) }
  }

  /// - Parameter reach: The largest distance of ink from the path, without miters.
  mutating func places(reach: Double) -> [Rect] {
    guard stretches.count > 1 else { return tightPlaces }
    for i in stretches.indices { stretches[i].octagon.grow(by: reach) }
    return tightPlaces
      + (stretches.count <= Self.few ? placesAmongFew() : placesAmongMany())
  }

  private func placesAmongFew() -> [Rect] {
    var places: [Rect] = []
    for j in stretches.indices { for i in 0..<j { append(i, j, to: &places) } }
    return places
  }

  /// Compares only stretches that share columns, or rows if the stroke is higher than wide.
  private func placesAmongMany() -> [Rect] {
    let all = stretches.map { $0.octagon.bounds }
    let whole = all.reduce(all[0]) { $0.union($1) }
    let isWide = whole.width > whole.height
    let starts = all.map { isWide ? $0.minX : $0.minY }
    let ends = all.map { isWide ? $0.maxX : $0.maxY }
    let order = all.indices.sorted { starts[$0] < starts[$1] }
    var (pairs, places) = (Self.pairsPerStretch * all.count, [Rect]())
    for (place, i) in order.enumerated() {
      for j in order[(place + 1)...] {
        if starts[j] > ends[i] { break }
        pairs -= 1
        if pairs < 0 { return [whole] }
        append(min(i, j), max(i, j), to: &places)
      }
    }
    return places
  }

  private func append(_ i: Int, _ j: Int, to places: inout [Rect]) {
    let (a, b) = (stretches[i].octagon, stretches[j].octagon)
    if a.touches(b), !areApart(i, j) { places.append(a.intersection(b)) }
  }

  /// Returns whether two stretches, `i` before `j`, cannot touch because of the directions between them.
  private func areApart(_ i: Int, _ j: Int) -> Bool {
    guard stretches[i].subpath == stretches[j].subpath else { return false }
    let subpath = subpaths[stretches[i].subpath]
    if areApart(along: Chain(start: i, length: j - i, subpath.first, subpath.end)) { return true }
    let length = subpath.end - j + i - subpath.first
    return subpath.isClosed
      && areApart(along: Chain(start: j, length: length, subpath.first, subpath.end))
  }

  /// Stretches in a row, `length` more than one, which may go on at the first of a closed subpath.
  private struct Chain {
    let start: Int
    let length: Int
    private let first: Int
    private let end: Int

    init(start: Int, length: Int, _ first: Int, _ end: Int) {
      (self.start, self.length, self.first, self.end) = (start, length, first, end)
    }

    func index(_ place: Int) -> Int {
      start + place < end ? start + place : start + place - end + first
    }
  }

  private func areApart(along chain: Chain) -> Bool {
    !stretches[chain.start].isTight && (bendsToOneSide(chain) || staysWithinQuarter(chain))
  }

  private func staysWithinQuarter(_ chain: Chain) -> Bool {
    var (left, right) = (stretches[chain.start].leftmost, stretches[chain.start].rightmost)
    for place in 1...chain.length {
      let next = stretches[chain.index(place)]
      let (a, b) = (next.leftmost, next.rightmost)
      guard !next.isTight, left.dot(a) > 0, right.dot(a) > 0, left.dot(b) > 0, right.dot(b) > 0
      else { return false }
      if left.cross(a) < 0 { left = a }
      if right.cross(b) > 0 { right = b }
    }
    return true
  }

  /// Returns whether the chain bends to one side, by less than half a turn.
  private func bendsToOneSide(_ chain: Chain) -> Bool {
    let first = stretches[chain.start]
    var bend = first.bend
    for place in 1...chain.length {
      let next = stretches[chain.index(place)]
      bend = bend.and(next.corner).and(next.bend)
      guard !next.isTight, bend == .left || bend == .right else { return false }
      // A corner turns by less than half a turn, and so does a stretch: neither passes half a turn unseen.
      let sign = bend == .right ? 1.0 : -1
      guard sign * first.first.cross(next.first) > 0, sign * first.first.cross(next.last) > 0 else {
        return false
      }
    }
    return true
  }
}
