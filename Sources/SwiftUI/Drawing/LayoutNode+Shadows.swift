import DarkroomRaster

extension LayoutNode {
  /// The node with shadows; each shadow includes those before it.
  func throwing(_ shadows: some Sequence<PaintShadow>) -> LayoutNode {
    shadows.reduce(self) { node, shadow in EffectNode(node) { shadow.apply(to: $0.layer) } }
  }

  /// Text or a symbol with the shadows of the paint that fills it.
  func throwingShadows(of paint: Paint?) -> LayoutNode {
    guard let paint, !environment.redactsContent else { return self }
    let inked = paint.innerShadows.reduce(self) { node, shadow in
      LayerNode(node, innerShadow(shadow), .center, isBehind: false)
    }
    return inked.throwing(paint.dropShadows)
  }

  /// The shadow inside the node's picture: the inverted picture, blurred and offset, and clipped to the original.
  private func innerShadow(_ shadow: PaintShadow) -> LayoutNode {
    let around = FilterNode(self, .colors(.invertedAlpha))
    let blurred = FilterNode(around, .blur(sigma: shadow.radius, isOpaque: false))
    let color = Color(uiColor: shadow.color).resolve(in: environment)
    let moved = OffsetNode(FilterNode(blurred, .colors(.silhouette(in: color))), shadow.offset)
    return EffectNode(MaskNode(moved, self, .center)) { $0.clipsToBounds = true }
  }
}
