/// The coordinates of the whole.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
