/// Places a view in front of another.
struct _OverlayModifier<Overlay: View> {
  let overlay: Overlay
  let alignment: Alignment
}

extension _OverlayModifier: ViewModifier, LayerModifier {
  typealias Body = Never

  static var isBehind: Bool { false }
  func layer(in evaluation: Evaluation) -> LayoutNode { layer(of: overlay, in: evaluation) }
}
