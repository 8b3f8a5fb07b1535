/// The preferred distances of a view to its neighbors, in points.
public struct ViewSpacing: Sendable {
  /// The kind of content at an edge; distances apply only between edges with a common category.
  enum Category: Hashable {
    case any
    case aboveText
    case belowText
    case betweenTexts
  }

  /// The distances by edge; a view without one for an edge is 8 points from its neighbor.
  var edges: [Edge: [Category: CGFloat]] = [:]

  /// Spacing that keeps no distance, unless the neighbor prefers one.
  public static let zero = ViewSpacing(
    edges: Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, [.any: 0]) }))

  /// The spacing of shapes, images and all other views without a spacing of their own.
  static let plain = ViewSpacing(edges: [.top: [.belowText: 0], .bottom: [.aboveText: 0]])

  /// Creates spacing without a preference: a neighbor without one of its own is 8 points away.
  public init() {}

  init(edges: [Edge: [Category: CGFloat]]) { self.edges = edges }

  /// Takes the larger of the preferred distances at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self.edges[edge, default: [:]].merge(other.edges[edge] ?? [:]) { max($0, $1) }
    }
  }

  /// Returns spacing with the larger of the preferred distances at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the distance that two neighbors prefer, in points; without a preference on either side it is 8.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view after this one, toward the trailing edge or the bottom.
  ///   - axis: The axis along which the views are neighbors.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let (mine, theirs) = (edges[end] ?? [:], next.edges[start] ?? [:])
    let shared = mine.filter { $0.key != .any }.compactMap { key, value in
      theirs[key].map { value + $0 }
    }
    return shared.max() ?? [mine[.any], theirs[.any]].compactMap { $0 }.max() ?? 8
  }

  /// Returns the spacing with the given edges replaced by those of a plain view.
  func plain(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      spacing.edges[edge] = ViewSpacing.plain.edges[edge]
    }
    return spacing
  }
}
