/// Where content is scrolled to.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var viewID: (any Hashable & Sendable)?
  public private(set) var isPositionedByUser = false
  private(set) var target: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// Converts an identity to the type that is used for scrolling by the user; nil for another type.
  private var ownID: (AnyHashable) -> (any Hashable & Sendable)? = { _ in nil }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.edge == rhs.edge && lhs.point == rhs.point && lhs.target == rhs.target
      && lhs.isPositionedByUser == rhs.isPositionedByUser
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) { take(idType) }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    take(type(of: id))
    viewID = id
    target = AnyHashable(id)
    self.anchor = anchor
  }
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { self.point = point }

  public mutating func scrollTo(edge: Edge) { scroll(to: ScrollPosition(edge: edge)) }
  public mutating func scrollTo(point: CGPoint) { scroll(to: ScrollPosition(point: point)) }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  private mutating func take<ID: Hashable & Sendable>(_ type: ID.Type) {
    ownID = { $0.base as? ID }
  }

  /// The type of identities stays.
  private mutating func scroll(to position: ScrollPosition) {
    let ownID = ownID
    self = position
    self.ownID = ownID
  }
}

extension ScrollPosition {
  /// The requested edge or point; nil if there is none.
  var request: ScrollRequest.Target? {
    if let edge { return .edge(edge) }
    return point.map { .point($0) }
  }

  /// The position after the user has scrolled to a view with identities.
  func moved(to identities: [AnyHashable]) -> ScrollPosition {
    var position = self
    (position.edge, position.point, position.anchor) = (nil, nil, nil)
    position.isPositionedByUser = true
    position.target = identities.last { ownID($0) != nil }
    position.viewID = position.target.flatMap(ownID)
    return position
  }
}
