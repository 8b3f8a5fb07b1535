/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void
}
extension GestureStateGesture: Gesture {
  public typealias Body = Never
}
