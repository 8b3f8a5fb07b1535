/// A layout with its views in a row or a column.
protocol StackingLayout: Layout, Sendable where Cache == Void {
  static var axis: Axis { get }
  var guide: any AlignmentID.Type { get }
  var spacing: CGFloat? { get }
}

extension StackingLayout {
  private var axis: Axis { Self.axis }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  @MainActor
  private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> StackArrangement {
    StackArrangement(axis, guide, spacing: spacing, subviews.nodes, proposal)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let axis = axis
    return MainActor.assumeIsolated { StackArrangement.spacing(axis, subviews.nodes) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    return MainActor.assumeIsolated { self.arrangement(proposal, subviews).size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    MainActor.assumeIsolated { self.place(subviews, in: bounds, proposal) }
  }

  @MainActor
  private func place(_ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    var offer = proposal
    // Views that fill the stack across take the length that its other views require.
    if offer[axis.other] == nil { offer[axis.other] = bounds.size[axis.other] }
    let arrangement = arrangement(offer, subviews)
    for (index, view) in subviews.nodes.enumerated() {
      let origin = arrangement.origins[index]
      view.requested = LayoutNode.Placement(
        origin: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[index])
    }
  }
}
