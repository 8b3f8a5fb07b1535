/// Views one below the other.
public struct VStack<Content: View> {
  private let _tree: _VariadicView.Tree<_VStackLayout, Content>

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _tree = _VariadicView.Tree(
      root: _VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

extension VStack: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(
      in: VStackLayout(alignment: _tree.root.alignment, spacing: _tree.root.spacing),
      _tree.content, axis: .vertical)
  }
}

/// What the views of a stack have between them, and on which line they lie.
struct _VStackLayout {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
}
