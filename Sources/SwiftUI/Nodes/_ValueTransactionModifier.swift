/// Changes the transaction of a view if a value has changed together with it.
struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    let old = evaluation.identity.kept["transaction"] as? Value
    evaluation.identity.kept["transaction"] = value
    if let old, old != value { transform(&inner.transaction) }
    return content(inner)
  }
}
