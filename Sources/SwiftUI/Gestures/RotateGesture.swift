/// Two touches that turn.
public struct RotateGesture: Sendable {
  /// How far the touches are.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    /// The value for the closures of a gesture.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The angle that would be needed; two touches aren't recognized here.
  public var minimumAngleDelta: Angle

  /// Creates a gesture whose closures do not run, because two touches aren't recognized here.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never
}
