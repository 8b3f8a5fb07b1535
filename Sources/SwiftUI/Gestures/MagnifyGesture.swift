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

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
}
