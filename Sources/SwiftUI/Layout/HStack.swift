/// Views side by side.
public struct HStack<Content: View> {
  private let _tree: _VariadicView.Tree<_HStackLayout, Content>

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _tree = _VariadicView.Tree(
      root: _HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

extension HStack: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(
      in: HStackLayout(alignment: _tree.root.alignment, spacing: _tree.root.spacing),
      _tree.content, axis: .horizontal)
  }
}

/// What the views of a stack have between them, and on which line they lie.
struct _HStackLayout {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
}
