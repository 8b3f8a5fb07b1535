/// The header or footer of a section.
final class ListEdgeNode: LayoutNode {
  private let role: LazyItem.Role
  private let gap: CGFloat
  private let content: LayoutNode
  /// Whether the section is expanded, which a tap on the header toggles.
  private let disclosure: ListDisclosure?
  private var chevron: LayoutNode?

  /// - Parameter gap: The distance above the insets of the text, in points.
  init(
    _ content: LayoutNode, _ role: LazyItem.Role, gap: CGFloat, _ disclosure: ListDisclosure?,
    _ environment: EnvironmentValues
  ) {
    self.role = role
    self.gap = gap
    self.content = content
    self.disclosure = disclosure
    let look = environment.list.look
    var parts: [LayoutNode] = []
    // Content that scrolls under the header of a plain list does not show through it.
    if !look.isGrouped, role == .header, environment.list.background != .hidden {
      parts.append(environment.fill(Rectangle(), Color(uiColor: look.ground)))
    }
    parts.append(content)
    super.init(environment, parts)
    traits = content.traits
    if let disclosure { add(ListAccessories.chevron(of: disclosure, environment)) }
  }

  private func add(_ chevron: LayoutNode) {
    self.chevron = chevron
    replaceChildren(by: children + [chevron])
  }

  private func insets(_ width: CGFloat) -> EdgeInsets {
    let metrics = ListMetrics(of: environment.list, width: width)
    var insets = role == .header ? metrics.headerInsets : metrics.footerInsets
    insets.top += gap
    if let own = content.traits.row.insets { insets = own }
    if let chevron {
      insets.trailing += chevron.size(.unspecified).width + ListMetrics.accessoryGap
    }
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
    let height = content.size(offer).height
    let top = size.height - insets.bottom - height
    return children.map { child in
      if child === content {
        return Placement(origin: CGPoint(x: insets.leading, y: top), proposal: offer)
      }
      guard child === chevron else {
        return Placement(origin: .zero, proposal: ProposedViewSize(size))
      }
      let own = child.size(.unspecified)
      return Placement(
        origin: CGPoint(
          x: size.width - insets.trailing + ListMetrics.accessoryGap,
          y: top + (height - own.height) / 2), proposal: .unspecified)
    }
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func makeView() -> UIView? {
    guard let disclosure else { return nil }
    let responder = GestureResponder()
    responder.makeTracker = {
      ListeningTracker(TapTracker(count: 1) { _ in () }) { phase in
        if case .ended = phase { disclosure.toggle() }
        return phase
      }
    }
    return ListRowFrontView(responder)
  }
}

extension EnvironmentValues {
  /// A shape in one color.
  @MainActor
  func fill(_ shape: some Shape, _ color: Color) -> LayoutNode {
    ShapeNode(shape, Paint(color.uiColor(in: self)), FillStyle(), self)
  }
}
