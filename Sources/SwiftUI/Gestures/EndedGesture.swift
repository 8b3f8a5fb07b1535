/// A gesture with an action for its end.
public struct _EndedGesture<Base: Gesture> {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Body = Never
}
