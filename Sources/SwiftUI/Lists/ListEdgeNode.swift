/// The header or the footer of a section.
final class ListEdgeNode: LayoutNode {
  private let role: LazyItem.Role
  private let gap: CGFloat

  /// - Parameter gap: Above the insets of the text, in points.
  init(
    _ content: LayoutNode, _ role: LazyItem.Role, gap: CGFloat, _ environment: EnvironmentValues
  ) {
    self.role = role
    self.gap = gap
    let look = environment.list.look
    // What scrolls under the header of a plain list is not seen through it.
    let ground =
      look.isGrouped || role == .footer || environment.list.background == .hidden
      ? [] : [environment.fill(Rectangle(), Color(uiColor: look.ground))]
    super.init(environment, ground + [content])
    traits = content.traits
  }

  private var content: LayoutNode { children[children.count - 1] }

  private func insets(_ width: CGFloat) -> EdgeInsets {
    let metrics = ListMetrics(look: environment.list.look, width: width)
    var insets = role == .header ? metrics.headerInsets : metrics.footerInsets
    insets.top += gap
    if let own = content.traits.row.insets { insets = own }
    return insets
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width else { return .unspecified }
    let insets = insets(width)
    return ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(offer(proposal))
    let insets = insets(proposal.width ?? 0)
    let least = role == .header ? environment.defaultMinListHeaderHeight ?? 0 : 0
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(size.height + insets.top + insets.bottom, least))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let insets = insets(size.width)
    let offer = offer(ProposedViewSize(size))
    let room = size.height - insets.top - insets.bottom - content.size(offer).height
    let place = Placement(
      origin: CGPoint(x: insets.leading, y: insets.top + room), proposal: offer)
    return children.dropLast().map { _ in
      Placement(origin: .zero, proposal: ProposedViewSize(size))
    } + [place]
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

extension EnvironmentValues {
  /// A shape in one color.
  @MainActor
  func fill(_ shape: some Shape, _ color: Color) -> LayoutNode {
    ShapeNode(shape, Paint(color.uiColor(in: self)), FillStyle(), self)
  }
}
