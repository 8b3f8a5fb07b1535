/// Where content is scrolled to.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// The edge that a scroll view has been asked to show; nil after the user has scrolled.
  public private(set) var edge: Edge?
  /// The offset that a scroll view has been asked for; nil after the user has scrolled.
  public private(set) var point: CGPoint?
  /// The identity of the view that the code has asked for, or of the view at the anchor after the user has scrolled.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether the user has scrolled since the last request of the code.
  public private(set) var isPositionedByUser = false
  private(set) var target: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// Converts an identity to the type that is used for scrolling by the user; nil for another type.
  private var ownID: (AnyHashable) -> (any Hashable & Sendable)? = { _ in nil }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.edge == rhs.edge && lhs.point == rhs.point && lhs.target == rhs.target
      && lhs.isPositionedByUser == rhs.isPositionedByUser
  }

  /// Creates a position that asks for nothing.
  ///
  /// - Parameter idType: The type of the identities that `viewID` reports after the user has scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { take(idType) }
  /// Creates a position that asks for a view; without an anchor, the nearest offset that shows it is used.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    take(type(of: id))
    viewID = id
    target = AnyHashable(id)
    self.anchor = anchor
  }
  /// Creates a position that asks for the start or the end of the content along an axis.
  public init(edge: Edge) { self.edge = edge }
  /// Creates a position that asks for an offset, which is limited to the content.
  public init(point: CGPoint) { self.point = point }

  /// Asks for the start or the end of the content along an axis, at the next layout.
  public mutating func scrollTo(edge: Edge) { scroll(to: ScrollPosition(edge: edge)) }
  /// Asks for an offset at the next layout, which is limited to the content.
  public mutating func scrollTo(point: CGPoint) { scroll(to: ScrollPosition(point: point)) }
  /// Asks for a view at the next layout; without an anchor, the nearest offset that shows it is used.
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
