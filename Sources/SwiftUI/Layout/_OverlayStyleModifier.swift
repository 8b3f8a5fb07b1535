/// Fills the foreground of a view with a style.
struct _OverlayStyleModifier<Style: ShapeStyle> {
  let style: Style
  let ignoresSafeAreaEdges: Edge.Set
}

extension _OverlayStyleModifier: ViewModifier, LayerModifier {
  typealias Body = Never

  static var isBehind: Bool { false }
  var alignment: Alignment { .center }
  func layer(in evaluation: Evaluation) -> LayoutNode {
    layer(of: style, ignoring: ignoresSafeAreaEdges, in: evaluation)
  }
}
