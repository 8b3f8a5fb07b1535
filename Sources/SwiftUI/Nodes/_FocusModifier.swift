/// Keeps a focus state and the first responder inside a view in sync.
struct _FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let target = evaluation.kept("focus") { FocusTarget() }
    target.follow(binding, value)
    nodes.first?.whenDrawn.append { [weak target] in target?.attach(to: $0) }
    return nodes
  }
}
