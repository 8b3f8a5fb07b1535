/// Taps.
public struct TapGesture: Sendable {
  public typealias Value = Void

  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Body = Never
}
