/// Keeps a focus state and the focus of a search field in sync.
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
  /// The focus of the search field inside; nil if nothing controls it.
  var searchFocus: FocusTarget? {
    get { value(nil) }
    set { set(newValue) }
  }
}
