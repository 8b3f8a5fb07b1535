/// A view that takes all the offered space and centers its content at a point, measured from its leading edge.
final class PositionNode: LayoutNode {
  private let position: CGPoint

  init(_ child: LayoutNode, _ position: CGPoint) {
    self.position = position
    super.init(around: child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: children[0].size(proposal))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let child = children[0].size(proposal)
    let origin = CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    return [Placement(origin: origin, proposal: proposal)]
  }

  override var spacing: ViewSpacing { .plain }
}
