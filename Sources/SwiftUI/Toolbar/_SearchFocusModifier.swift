/// Has a state say whether the field of a search has the keyboard, and the other way around.
struct _SearchFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _SearchFocusModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let target = evaluation.kept("search focus") { FocusTarget() }
    target.follow(binding, value)
    var inner = evaluation
    inner.environment.searchFocus = target
    return content(inner)
  }
}

extension EnvironmentValues {
  /// What the field of the search inside follows; nil if nothing asks for its focus.
  var searchFocus: FocusTarget? {
    get { value(nil) }
    set { set(newValue) }
  }
}
