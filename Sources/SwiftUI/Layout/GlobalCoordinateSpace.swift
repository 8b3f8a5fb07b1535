/// The coordinates of the whole.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinates of the hosting view, as `.global` does.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
