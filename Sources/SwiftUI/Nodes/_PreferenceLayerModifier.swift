/// Adds a view in front of or behind another one, depending on its preferences.
struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    PreferenceLayerNode(child, self, evaluation.at("layer").inside(nil))
  }
}

/// Creates the layer as soon as the view below it is placed, because the preferences may depend on its position.
private final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayoutNode {
  private let modifier: _PreferenceLayerModifier<Key, Layer>
  private let evaluation: Evaluation

  init(
    _ child: LayoutNode, _ modifier: _PreferenceLayerModifier<Key, Layer>,
    _ evaluation: Evaluation
  ) {
    self.modifier = modifier
    self.evaluation = evaluation
    super.init(around: child)
  }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    super.placeChildren(proposal, in: surroundings)
    let child = children[0]
    let value = child.preference(Key.self) ?? Key.defaultValue
    let view = evaluation.tracking { modifier.layer(value) }
    let layer = evaluation.node(of: view, in: ZStackLayout(alignment: modifier.alignment))
    let place = aligned(
      layer, ProposedViewSize(frame.size), modifier.alignment, in: child.dimensions(proposal))
    self.place(layer, place, in: surroundings)
    replaceChildren(by: [child, layer])
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { children[0].guideValue(guide, proposal) }

  override var drawnChildren: [LayoutNode] {
    modifier.isBehind ? children.reversed() : children
  }
}
