/// Two touches that move apart, by its older name.
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
