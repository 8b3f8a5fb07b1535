/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the gestures are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public typealias Body = Never
}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
