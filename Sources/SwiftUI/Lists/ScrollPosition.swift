/// Where content is scrolled to.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var viewID: (any Hashable & Sendable)?
  public var isPositionedByUser: Bool { false }
  private(set) var target: AnyHashable?
  private(set) var anchor: UnitPoint?

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.edge == rhs.edge && lhs.point == rhs.point && lhs.target == rhs.target
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    viewID = id
    target = AnyHashable(id)
    self.anchor = anchor
  }
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { self.point = point }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

extension ScrollPosition {
  /// The edge or point that is asked for; nil if none is.
  var request: ScrollRequest.Target? {
    if let edge { return .edge(edge) }
    return point.map { .point($0) }
  }
}
