/// A view whose content is created for the size at which it is placed.
final class GeometryNode: LayoutNode {
  private let evaluation: Evaluation
  private let content: (GeometryProxy) -> any View

  init(_ evaluation: Evaluation, _ content: @escaping (GeometryProxy) -> any View) {
    self.evaluation = evaluation
    self.content = content
    super.init(evaluation.environment)
  }

  /// Creates the content when it is placed, because its size does not affect the reader's.
  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let proxy = GeometryProxy(self)
    let view = evaluation.tracking { content(proxy) }
    replaceChildren(by: [
      evaluation.node(of: view, in: ZStackLayout(alignment: .topLeading))
    ])
    super.placeChildren(proposal, in: surroundings)
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var explicitGuides: Set<ObjectIdentifier>? { [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  override var spacing: ViewSpacing { .plain }
}

extension GeometryReader: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    [GeometryNode(evaluation.at("geometry").inside(nil)) { content($0) }]
  }
}
