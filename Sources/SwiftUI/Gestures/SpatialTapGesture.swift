/// Taps, and where they are.
public struct SpatialTapGesture: Sendable {
  /// The position of a tap, in points.
  public struct Value: Equatable, Sendable {
    /// The place where the finger was lifted, in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// The number of taps; there is no time limit between them.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that a number of taps ends; a finger that moves more than 10 points makes it fail.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never
}
