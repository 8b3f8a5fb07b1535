/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinates of the view that is asked, as `.local` does.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
