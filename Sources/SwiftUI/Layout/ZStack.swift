/// Views one above the other, with later views in front.
///
/// Each view is proposed what is proposed to the stack. The views with the highest layout priority determine its size.
public struct ZStack<Content: View> {
  private let _tree: _VariadicView.Tree<_ZStackLayout, Content>

  /// Lays views over each other, with the first at the back.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the views coincide.
  ///   - content: The views.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _tree = _VariadicView.Tree(root: _ZStackLayout(alignment: alignment), content: content())
  }
}

extension ZStack: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(
      in: ZStackLayout(alignment: _tree.root.alignment), _tree.content, axis: nil)
  }
}

/// The alignment of a stack's views on top of each other.
struct _ZStackLayout {
  let alignment: Alignment
}
