/// Either of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which gesture goes on.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

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
