/// Adds a gesture to a view.
struct AddGestureModifier<T: Gesture> {
  let gesture: T
  let mask: GestureMask
  var precedence = GestureResponder.Precedence.normal
}

extension AddGestureModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let responder = evaluation.kept("gesture") { GestureResponder() }
    let isEnabled = evaluation.environment.isEnabled
    responder.mask = isEnabled ? mask : mask.subtracting(.gesture)
    responder.precedence = precedence
    responder.makeTracker = { gesture.tracker() }
    return GestureNode(child, responder)
  }
}

extension Evaluation {
  /// The value stored under a key in this position, created by the first evaluation.
  func kept<Value>(_ key: String, _ make: () -> Value) -> Value {
    if let kept = identity.kept[key] as? Value { return kept }
    let made = make()
    identity.kept[key] = made
    return made
  }
}
