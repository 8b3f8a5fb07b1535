/// A space along the axis of a stack, or along both axes outside of a stack.
final class SpacerNode: LayoutNode {
  private let minimum: CGFloat
  private let axis: Axis?

  init(_ minimum: CGFloat, _ axis: Axis?, _ environment: EnvironmentValues) {
    self.minimum = minimum
    self.axis = axis
    super.init(environment)
    traits.priority = -.infinity
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }

  override var explicitGuides: Set<ObjectIdentifier>? { [] }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    if axis != .vertical { spacing.formUnion(.zero, edges: .horizontal) }
    if axis != .horizontal { spacing.formUnion(.zero, edges: .vertical) }
    return spacing
  }
}

extension Spacer: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    [SpacerNode(minLength ?? 8, evaluation.axis, evaluation.environment)]
  }
}

extension Divider: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if evaluation.environment.isInMenu { return [MenuItemNode(.line, evaluation.environment)] }
    let line = Color(uiColor: .separator)
    let thickness = evaluation.environment.pixelLength
    let isUpright = evaluation.axis == .horizontal
    return evaluation.nodes(
      of: line.frame(width: isUpright ? thickness : nil, height: isUpright ? nil : thickness))
  }
}
