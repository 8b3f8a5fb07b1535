/// Either of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which gesture goes on.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that is tried first.
  public var first: First
  /// The gesture that is recognized if the first one has failed.
  public var second: Second

  /// Creates a gesture of which the second is recognized only if the first has failed.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never
}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
