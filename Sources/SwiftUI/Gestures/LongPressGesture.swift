/// A long touch.
public struct LongPressGesture: Sendable {
  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Body = Never
}
