/// A gesture of two touches that rotate, under its older name.
public struct RotationGesture: Sendable {
  public typealias Value = Angle

  /// The angle that would be needed; two touches aren't recognized here.
  public var minimumAngleDelta: Angle

  /// Creates a gesture whose closures do not run, because two touches aren't recognized here.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Body = Never
}
