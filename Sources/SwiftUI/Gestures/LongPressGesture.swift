/// A long touch.
public struct LongPressGesture: Sendable {
  public typealias Value = Bool

  /// The time in seconds that the finger stays down before the press is recognized.
  public var minimumDuration: Double
  /// The distance that the finger may move, in points; if it moves further, the press fails.
  public var maximumDistance: CGFloat

  /// Creates a press that is recognized while the finger is down, or when it is lifted late enough.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Body = Never
}
