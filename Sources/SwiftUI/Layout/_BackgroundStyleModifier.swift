/// Fills the background of a view with a style.
struct _BackgroundStyleModifier<Style: ShapeStyle> {
  let style: Style
  let ignoresSafeAreaEdges: Edge.Set
}

extension _BackgroundStyleModifier: ViewModifier, LayerModifier {
  typealias Body = Never

  static var isBehind: Bool { true }
  var alignment: Alignment { .center }
  func layer(in evaluation: Evaluation) -> LayoutNode {
    layer(of: style, ignoring: ignoresSafeAreaEdges, in: evaluation)
  }
}
