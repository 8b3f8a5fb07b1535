/// A gesture with an action for its changes.
public struct _ChangedGesture<Base: Gesture> {
  public typealias Value = Base.Value

  let base: Base
  let isEqual: (Value, Value) -> Bool
  let action: (Value) -> Void
}

extension _ChangedGesture: Gesture {
  public typealias Body = Never
}
