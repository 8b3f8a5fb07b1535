/// A touch that moves.
public struct DragGesture: Sendable {
  /// The state of a drag, in points.
  public struct Value: Equatable, Sendable {
    /// The time of the last touch event.
    public var time: Date
    /// The place of the finger, in the coordinate space of the gesture.
    public var location: CGPoint
    /// The place where the finger came down, in the coordinate space of the gesture.
    public var startLocation: CGPoint
    /// The speed of the finger in points per second; always zero here, because a simulated drag takes no time.
    public var velocity: CGSize

    /// The way of the finger from its start, in points; positive is to the right and down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place a quarter of a second later at the current speed; as the speed is zero here, that of the finger.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The way to the predicted end, in points; as the speed is zero here, the current translation.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger moves before the drag is recognized, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the places in the value.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag that is recognized once the finger has moved `minimumDistance` points.
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// Creates a drag that is recognized once the finger has moved `minimumDistance` points; 0 recognizes each touch.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never
}
