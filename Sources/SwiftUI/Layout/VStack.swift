/// Views one below the other, which share the height that is proposed to the stack.
///
/// The views whose height can change least get their share first. A spacing of nil is the distance that neighbors
/// prefer.
public struct VStack<Content: View> {
  private let _tree: _VariadicView.Tree<_VStackLayout, Content>

  /// Arranges views from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guide at which the views coincide.
  ///   - spacing: The distance between neighbors in points; nil is the distance that they prefer.
  ///   - content: The views.
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

/// The spacing and alignment of a stack's views.
struct _VStackLayout {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
}
