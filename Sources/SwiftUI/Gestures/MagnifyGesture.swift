/// Two touches that move apart.
public struct MagnifyGesture: Sendable {
  /// How far the touches are.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The value for the closures of a gesture.
    public var magnification: CGFloat
    public var velocity: CGFloat
    /// The value for the closures of a gesture.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The change of the scale that would be needed; two touches aren't recognized here.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture whose closures do not run, because two touches aren't recognized here.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
}
