/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both gestures are at.
  public struct Value {
    /// The last value of the first gesture; nil until it has one.
    public var first: First.Value?
    /// The last value of the second gesture; nil until it has one.
    public var second: Second.Value?
  }

  /// One of the two gestures, which follow the same touches.
  public var first: First
  public var second: Second

  /// Creates a gesture that follows the same touches for two gestures, and ends when both have ended.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
