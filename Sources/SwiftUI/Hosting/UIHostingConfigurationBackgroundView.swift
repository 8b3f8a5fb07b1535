/// The background of a hosting configuration that is a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {
  let style: S
}

extension _UIHostingConfigurationBackgroundView: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: style))
  }
}
