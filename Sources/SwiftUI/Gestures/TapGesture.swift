/// Taps.
public struct TapGesture: Sendable {
  public typealias Value = Void

  /// The number of taps; there is no time limit between them.
  public var count: Int

  /// Creates a gesture that a number of taps ends; a finger that moves more than 10 points makes it fail.
  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Body = Never
}
