/// A gesture of two touches that move apart, under its older name.
public struct MagnificationGesture: Sendable {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Body = Never
}
