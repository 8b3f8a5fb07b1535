/// Views side by side, which share the width that is proposed to the stack.
///
/// The views whose width can change least get their share first. A spacing of nil is the distance that neighbors
/// prefer.
public struct HStack<Content: View> {
  private let _tree: _VariadicView.Tree<_HStackLayout, Content>

  /// Arranges views from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide at which the views coincide.
  ///   - spacing: The distance between neighbors in points; nil is the distance that they prefer.
  ///   - content: The views.
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

/// The spacing and alignment of a stack's views.
struct _HStackLayout {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
}
