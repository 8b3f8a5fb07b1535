/// A gesture that updates a state while it is active.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void
}
extension GestureStateGesture: Gesture {
  public typealias Body = Never
}
