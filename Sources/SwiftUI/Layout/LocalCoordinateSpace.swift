/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
