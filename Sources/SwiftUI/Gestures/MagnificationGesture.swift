/// A gesture of two touches that move apart, under its older name.
public struct MagnificationGesture: Sendable {
  public typealias Value = CGFloat

  /// The change of the scale that would be needed; two touches aren't recognized here.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture whose closures do not run, because two touches aren't recognized here.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Body = Never
}
