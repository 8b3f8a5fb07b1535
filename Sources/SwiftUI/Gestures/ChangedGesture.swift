/// A gesture whose changes are told.
public struct _ChangedGesture<Base: Gesture> {
  public typealias Value = Base.Value

  let base: Base
}

extension _ChangedGesture: Gesture {
  public typealias Body = Never
}
