struct _PaddingLayout {
  let edges: Edge.Set
  /// The insets; nil for the system's padding.
  let insets: EdgeInsets?
}

extension _PaddingLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let insets = insets ?? Self.system
    return PaddingNode(
      child,
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0,
        leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }

  private static let system = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
}
