/// A view with another at one of its edges, which is part of the first one's safe area.
///
/// - SeeAlso: OpenSwiftUI, `_InsetViewModifier`. As there.
final class InsetNode: LayoutNode {
  private let edge: Edge
  private let gap: CGFloat
  private let guide: any AlignmentID.Type

  init(
    _ child: LayoutNode, _ inset: LayoutNode, _ edge: Edge, _ spacing: CGFloat?,
    _ guide: any AlignmentID.Type
  ) {
    self.edge = edge
    self.guide = guide
    gap =
      spacing
      ?? child.preferredSpacing.distance(to: inset.preferredSpacing, along: edge.axis)
    super.init(child.environment, [child, inset])
    traits = child.traits
  }

  private var axis: Axis { edge.axis }

  /// The proposals for the view and the inset; the inset leaves the view its minimum length.
  private func offers(
    _ proposal: ProposedViewSize
  ) -> (view: ProposedViewSize, inset: ProposedViewSize) {
    guard let length = proposal[axis], length.isFinite else { return (proposal, proposal) }
    var (view, inset) = (proposal, proposal)
    view[axis] = 0
    let left = max(length - gap, 0)
    inset[axis] = max(left - children[0].size(view)[axis], 0)
    view[axis] = max(length - gap - children[1].size(inset)[axis], 0)
    return (view, inset)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offers = offers(proposal)
    let (view, inset) = (children[0].size(offers.view), children[1].size(offers.inset))
    var size = CGSize.zero
    size[axis] = view[axis] + gap + inset[axis]
    size[axis.other] = max(view[axis.other], inset[axis.other])
    return size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let offers = offers(proposal)
    let view = children[0].dimensions(offers.view)
    let inset = children[1].dimensions(offers.inset)
    var (first, second) = (CGPoint.zero, CGPoint.zero)
    let isAtEnd = edge == .bottom || edge == .trailing
    first[axis] = isAtEnd ? 0 : size[axis] - view.size[axis]
    second[axis] = isAtEnd ? size[axis] - inset.size[axis] : 0
    first[axis.other] = (size[axis.other] - view.size[axis.other]) / 2
    second[axis.other] = first[axis.other] + view[guide] - inset[guide]
    return [
      Placement(origin: first, proposal: offers.view),
      Placement(origin: second, proposal: offers.inset),
    ]
  }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let places = placements(in: frame.size, proposal)
    place(children[1], places[1], in: surroundings)
    var insets = EdgeInsets()
    insets[edge] = gap + children[1].frame.size[axis]
    var inner = surroundings
    let own = SafeArea(
      outer: globalFrame,
      inner: globalFrame.inset(by: insets.physical(environment.layoutDirection)))
    inner.safeAreas.insert(own, at: 0)
    place(children[0], places[0], in: inner)
  }
}

extension Edge {
  /// The axis along which the edge moves.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
