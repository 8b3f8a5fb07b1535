/// Changes the transaction of a view.
struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    transform(&inner.transaction)
    return content(inner)
  }
}
