/// A gesture that updates a state while it is active.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  /// The gesture that changes the state.
  public var base: Base
  /// The state that is changed.
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void
}
extension GestureStateGesture: Gesture {
  public typealias Body = Never
}
