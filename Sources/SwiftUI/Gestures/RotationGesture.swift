/// A gesture of two touches that rotate, under its older name.
public struct RotationGesture: Sendable {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Body = Never
}
