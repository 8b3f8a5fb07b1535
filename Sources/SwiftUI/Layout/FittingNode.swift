/// Shows the first view whose ideal size fits the offered size, or the last if none does.
final class FittingNode: LayoutNode {
  private let candidates: [(node: LayoutNode, actions: AppearanceActions)]
  private let axes: Axis.Set
  private let graph: ViewGraph

  init(
    _ candidates: [(LayoutNode, AppearanceActions)], _ axes: Axis.Set, _ evaluation: Evaluation
  ) {
    self.candidates = candidates
    self.axes = axes
    graph = evaluation.graph
    super.init(evaluation.environment, candidates.prefix(1).map(\.0))
    if let first = candidates.first { traits = first.0.traits }
  }

  private func chosen(_ proposal: ProposedViewSize) -> Int {
    candidates.firstIndex { fits($0.node, proposal) } ?? candidates.count - 1
  }

  private func fits(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis.set) { ideal[axis] = nil }
    let size = node.size(ideal)
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(axis.set) || size[axis] <= (proposal[axis] ?? .infinity) + 0.001
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    candidates[chosen(proposal)].node.size(proposal)
  }

  override var explicitGuides: Set<ObjectIdentifier>? {
    Self.explicitGuides(of: candidates.map(\.node))
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { candidates[chosen(proposal)].node.guideValue(guide, proposal) }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let chosen = candidates[chosen(proposal)]
    replaceChildren(by: [chosen.node])
    graph.run(chosen.actions)
    super.placeChildren(proposal, in: surroundings)
  }
}
