import DarkroomRaster

/// Two outlines, flattened and split where they cross, with the winding numbers on both sides of each piece.
///
/// Points are on a grid with at least 2²⁸ steps for the greatest coordinate, so that every result is exact and the same
/// on all machines. Pieces are compared if their ranges on the x-axis overlap.
///
/// - SeeAlso: M. de Berg et al., "Computational Geometry" (third edition, 2008), 2.3, for the overlay; J. D. Hobby,
///   "Practical segment intersection with finite precision output" (1999), for crossings on a grid. We differ: no queue
///   holds crossings and no edge is bent to points that it passes; pieces are cut at their crossings, rounded, in
///   rounds until none cross, and one sweep then finds the windings.
struct PathOverlay {
  private(set) var edges: [PlanarEdge] = []
  /// The points of each subpath; a closed one ends where it begins.
  private var chains: [[[GridPoint]]]
  private let steps: Double

  /// - Parameter isClosed: Whether subpaths of the first path are closed, as for a fill.
  init(_ first: Path, _ second: Path, closesFirst isClosed: Bool = true) {
    let lines = [Chains(first, isClosed: isClosed), Chains(second, isClosed: true)]
    let steps = Self.steps(for: lines.map(\.extent).max() ?? 0)
    self.steps = steps
    chains = lines.map { $0.points.map { chain in chain.map { GridPoint($0, steps) } } }
    cut()
    walk()
  }

  /// The number of grid steps per unit, a power of two, so that most coordinates are on the grid already.
  private static func steps(for extent: Double) -> Double {
    var steps = 1048576.0
    while extent * steps > Double(GridPoint.largest) { steps /= 2 }
    while extent > 0, extent * steps * 2 <= Double(GridPoint.largest) { steps *= 2 }
    return steps
  }

  func point(_ spot: GridPoint) -> Point {
    Point(x: Double(spot.x) / steps, y: Double(spot.y) / steps)
  }

  /// The subpaths of the first path, with the points at which they were split.
  var firstChains: [[GridPoint]] { chains[0] }

  // MARK: Cutting

  /// The greatest number of rounds.
  ///
  /// Split pieces end on the grid and may cross others again, but each time they are shorter.
  private static let mostRounds = 16

  private mutating func cut() {
    for _ in 0..<Self.mostRounds {
      collectEdges()
      let cuts = findCuts()
      if cuts.isEmpty { return }
      chains = chains.map { $0.map { Self.cut($0, at: cuts) } }
    }
    collectEdges()
  }

  private mutating func collectEdges() {
    var turns: [PlanarEdge.Ends: SIMD2<Int>] = [:]
    for (index, chains) in chains.enumerated() {
      for chain in chains {
        for (a, b) in zip(chain, chain.dropFirst()) where a != b {
          turns[PlanarEdge.Ends(a, b), default: .zero][index] += a < b ? 1 : -1
        }
      }
    }
    edges = turns.map { PlanarEdge(ends: $0, turns: $1) }.sorted { $0.ends < $1.ends }
  }

  private func findCuts() -> [PlanarEdge.Ends: Set<GridPoint>] {
    var cuts: [PlanarEdge.Ends: Set<GridPoint>] = [:]
    var active: [PlanarEdge.Ends] = []
    for edge in edges {
      let ends = edge.ends
      active.removeAll { $0.high.x < ends.low.x }
      for other in active where ends.overlapsVertically(other) {
        for (place, cut) in Self.contacts(ends, other) { cuts[cut, default: []].insert(place) }
      }
      active.append(ends)
    }
    return cuts
  }

  /// The points at which each of two pieces has to be split.
  private static func contacts(
    _ a: PlanarEdge.Ends, _ b: PlanarEdge.Ends
  ) -> [(GridPoint, PlanarEdge.Ends)] {
    let sides = (
      GridPoint.side(a.low, a.high, b.low), GridPoint.side(a.low, a.high, b.high),
      GridPoint.side(b.low, b.high, a.low), GridPoint.side(b.low, b.high, a.high)
    )
    var found: [(GridPoint, PlanarEdge.Ends)] = []
    if sides.0 == 0, a.contains(b.low) { found.append((b.low, a)) }
    if sides.1 == 0, a.contains(b.high) { found.append((b.high, a)) }
    if sides.2 == 0, b.contains(a.low) { found.append((a.low, b)) }
    if sides.3 == 0, b.contains(a.high) { found.append((a.high, b)) }
    guard sides.0.signum() * sides.1.signum() < 0, sides.2.signum() * sides.3.signum() < 0 else {
      return found
    }
    let share = Double(sides.2) / (Double(sides.2) - Double(sides.3))
    let place = GridPoint(
      x: a.low.x + Int((Double(a.high.x - a.low.x) * share).rounded()),
      y: a.low.y + Int((Double(a.high.y - a.low.y) * share).rounded()))
    for ends in [a, b] where place != ends.low && place != ends.high { found.append((place, ends)) }
    return found
  }

  private static func cut(
    _ chain: [GridPoint], at cuts: [PlanarEdge.Ends: Set<GridPoint>]
  ) -> [GridPoint] {
    guard let first = chain.first else { return chain }
    var result = [first]
    for (a, b) in zip(chain, chain.dropFirst()) {
      if a != b, let places = cuts[PlanarEdge.Ends(a, b)] {
        func distance(_ place: GridPoint) -> Int {
          (place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)
        }
        result += places.sorted {
          let (one, other) = (distance($0), distance($1))
          return one != other ? one < other : $0 < $1
        }
      }
      result.append(b)
    }
    return result
  }

  // MARK: Windings

  /// Sweeps the plane from left to right and determines what lies beside each piece.
  private mutating func walk() {
    var starting: [GridPoint: [Int]] = [:]
    var spots: Set<GridPoint> = []
    for (index, edge) in edges.enumerated() {
      starting[edge.ends.low, default: []].append(index)
      spots.insert(edge.ends.low)
      spots.insert(edge.ends.high)
    }
    var active: [Int] = []
    for spot in spots.sorted() { pass(spot, starting[spot] ?? [], &active) }
  }

  /// Removes the pieces that end at a point from those that the sweep line crosses, and inserts those that begin there.
  ///
  /// - Parameter active: The pieces from right to left, seen from their lesser ends.
  private mutating func pass(_ spot: GridPoint, _ new: [Int], _ active: inout [Int]) {
    func side(_ index: Int) -> Int {
      GridPoint.side(edges[index].ends.low, edges[index].ends.high, spot)
    }
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      if side(active[middle]) > 0 { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < active.count, edges[active[end]].ends.high == spot { end += 1 }
    var winding = low > 0 ? edges[active[low - 1]].left : .zero
    let ordered = new.sorted {
      GridPoint.side(spot, edges[$0].ends.high, edges[$1].ends.high) > 0
    }
    for index in ordered {
      edges[index].right = winding
      winding = edges[index].left
    }
    active.replaceSubrange(low..<end, with: ordered)
  }
}

extension PlanarEdge.Ends {
  fileprivate func overlapsVertically(_ other: PlanarEdge.Ends) -> Bool {
    min(low.y, high.y) <= max(other.low.y, other.high.y)
      && max(low.y, high.y) >= min(other.low.y, other.high.y)
  }

  /// Whether a point on the line is strictly between the ends.
  fileprivate func contains(_ point: GridPoint) -> Bool { low < point && point < high }
}

extension GridPoint {
  fileprivate init(_ point: Point, _ steps: Double) {
    self.init(x: Int((point.x * steps).rounded()), y: Int((point.y * steps).rounded()))
  }
}

/// The subpaths of a path as points; those with NaN in a coordinate are omitted.
private struct Chains {
  var points: [[Point]] = []
  var extent = 0.0

  init(_ path: Path, isClosed: Bool) {
    var index = 0
    var current: [Point] = []
    func finished(_ chain: [Point]) -> [Point] {
      guard isClosed, let first = chain.first, chain.last != first else { return chain }
      return chain + [first]
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        points.append(finished(current))
        current = [path.points[index]]
      case .close:
        if let first = current.first {
          points.append(current + [first])
          current = [first]
        }
      case .line, .quad, .cubic:
        current.append(path.points[index + verb.pointCount - 1])
      }
      index += verb.pointCount
    }
    points.append(finished(current))
    points.removeAll { $0.count < 2 || !$0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    extent = points.joined().map { max(abs($0.x), abs($0.y)) }.max() ?? 0
  }
}
