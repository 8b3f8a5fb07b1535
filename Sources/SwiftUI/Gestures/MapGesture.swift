/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never
}
