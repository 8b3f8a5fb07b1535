/// Shows the first of its views that fits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Chooses among views by their ideal sizes along some axes; if none fits, the last one is shown.
  ///
  /// Only the chosen view appears, so `onAppear` of the others does not run.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, UndrawnValue {
  public typealias Body = Never
}

extension ViewThatFits: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let inner = evaluation.at("candidates").inside(nil)
    let candidates = inner.lazyItems(of: content).all.map { item in
      evaluation.graph.collecting { item.make(inner.environment) }
    }
    let flat = candidates.flatMap { nodes, actions in
      nodes.enumerated().map { ($1, $0 == 0 ? actions : AppearanceActions()) }
    }
    return flat.isEmpty ? [] : [FittingNode(flat, axes, evaluation)]
  }
}
