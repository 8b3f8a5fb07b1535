/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the gestures are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to end before the other begins.
  public var first: First
  /// The gesture that begins when the first has ended.
  public var second: Second

  /// Creates a gesture of two, the second of which begins when the first has ended.
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
