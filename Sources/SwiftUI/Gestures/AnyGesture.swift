/// A gesture with its type erased.
public struct AnyGesture<Value> {
  let storage: any Gesture

  /// Wraps a gesture, which is recognized as without the wrapper.
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value { storage = gesture }
}

extension AnyGesture: Gesture {
  public typealias Body = Never
}
