/// A view with another behind or in front of it.
class LayerNode: LayoutNode {
  private let alignment: Alignment
  private let isBehind: Bool

  init(_ child: LayoutNode, _ layer: LayoutNode, _ alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child.environment, [child, layer])
    traits = child.traits
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let box = children[0].dimensions(proposal)
    return [
      Placement(origin: .zero, proposal: proposal),
      aligned(children[1], ProposedViewSize(size), alignment, in: box),
    ]
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { children[0].guideValue(guide, proposal) }

  override var drawnChildren: [LayoutNode] { isBehind ? children.reversed() : children }
}
