/// Lays a view behind another.
struct _BackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
}

extension _BackgroundModifier: ViewModifier, LayerModifier {
  typealias Body = Never

  static var isBehind: Bool { true }
  func layer(in evaluation: Evaluation) -> LayoutNode { layer(of: background, in: evaluation) }
}
