/// Lays a view behind or in front of another, of whose size it is.
struct _LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  init(_ layer: Layer, _ alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }
}

extension _LayerModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let part = evaluation.at("layer").inside(nil)
    let layer = part.node(of: layer, in: ZStackLayout(alignment: alignment))
    return LayerNode(child, layer, alignment, isBehind: isBehind)
  }
}
