/// A row of a list: content in its insets with what follows it, on a ground, with lines at its edges.
final class ListRowNode: LayoutNode {
  private let isFirst: Bool
  private let isLast: Bool
  private let row: ListRowSettings
  private let content: LayoutNode
  private let ground: LayoutNode?
  /// Before and after the content, from the leading edge on.
  private let leading: [LayoutNode]
  private let trailing: [LayoutNode]
  private var lines: [(edge: VerticalEdge, node: LayoutNode)] = []

  /// - Parameter isFirst: Whether the row is the first of its section.
  init(
    _ content: LayoutNode, isFirst: Bool, isLast: Bool, _ selection: ListSelection?,
    _ environment: EnvironmentValues
  ) {
    self.content = content
    (self.isFirst, self.isLast) = (isFirst, isLast)
    row = content.traits.row
    let isSelected = selection.map { content.isSelected(in: $0) } ?? false
    ground = Self.ground(row, isFirst: isFirst, isLast: isLast, isSelected, environment)
    let accessories = ListAccessories(row, content, selection, isSelected, environment)
    (leading, trailing) = (accessories.leading, accessories.trailing)
    super.init(environment)
    traits = content.traits
    for edge in VerticalEdge.allCases where hasLine(at: edge) {
      let color = tint(at: edge) ?? Color(uiColor: .separator)
      lines.append((edge, environment.fill(Rectangle(), color)))
    }
    replaceChildren(
      by: [ground].compactMap { $0 } + leading + [content] + trailing + lines.map(\.node))
  }

  private var look: ListLook { environment.list.look }

  // MARK: Ground

  private static func ground(
    _ row: ListRowSettings, isFirst: Bool, isLast: Bool, _ isSelected: Bool,
    _ environment: EnvironmentValues
  ) -> LayoutNode? {
    let look = environment.list.look
    let isAlone = environment.list.rowSpacing != nil
    let (top, bottom) = (
      look.hasCards && (isFirst || isAlone) ? ListMetrics.cornerRadius : 0,
      look.hasCards && (isLast || isAlone) ? ListMetrics.cornerRadius : 0
    )
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
    if isSelected { return environment.fill(shape, Color(uiColor: .systemGray4)) }
    if let background = row.background { return background(shape) }
    guard look.isGrouped else { return nil }
    return environment.fill(shape, Color(uiColor: .secondarySystemGroupedBackground))
  }

  // MARK: Lines

  /// Between rows; the edges of a section have lines unless the section is a card.
  private func hasLine(at edge: VerticalEdge) -> Bool {
    let isEdge = edge == .top ? isFirst : isLast
    let own = edge == .top ? row.separators.top : row.separators.bottom
    let outer = edge == .top ? row.sectionSeparators.top : row.sectionSeparators.bottom
    guard own != .hidden, environment.list.rowSpacing == nil else { return false }
    if isEdge { return !look.hasCards && outer != .hidden }
    return edge == .bottom || own == .visible
  }

  private func tint(at edge: VerticalEdge) -> Color? {
    let isEdge = edge == .top ? isFirst : isLast
    let own = edge == .top ? row.separators.topTint : row.separators.bottomTint
    let outer = edge == .top ? row.sectionSeparators.topTint : row.sectionSeparators.bottomTint
    return own ?? (isEdge ? outer : nil)
  }

  // MARK: Measuring

  private func margin(_ width: CGFloat) -> CGFloat {
    ListMetrics(look: look, width: width).margin
  }

  /// Around content, without what comes before and after it.
  private func insets(_ width: CGFloat) -> EdgeInsets {
    let metrics = ListMetrics(look: look, width: width)
    var insets = row.insets ?? metrics.rowInsets
    insets.leading += metrics.margin + length(of: leading)
    insets.trailing += metrics.margin + length(of: trailing)
    return insets
  }

  private func length(of accessories: [LayoutNode]) -> CGFloat {
    accessories.map { $0.size(.unspecified).width + ListMetrics.accessoryGap }.reduce(0, +)
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    guard let width else { return .unspecified }
    let insets = insets(width)
    return ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(offer(proposal.width))
    let insets = insets(proposal.width ?? size.width)
    let height = max(
      size.height + insets.top + insets.bottom, environment.defaultMinListRowHeight)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: height + (isLast ? 0 : environment.list.rowSpacing ?? 0))
  }

  // MARK: Placing

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let box = CGSize(
      width: frame.width, height: frame.height - (isLast ? 0 : environment.list.rowSpacing ?? 0))
    let insets = insets(box.width)
    let room = CGRect(
      x: insets.leading, y: insets.top, width: max(box.width - insets.leading - insets.trailing, 0),
      height: max(box.height - insets.top - insets.bottom, 0))
    place(content, in: room, surroundings)
    placeGround(box, surroundings)
    placeAccessories(insets, box, surroundings)
    for (edge, line) in lines { place(line, at: edge, box, room, surroundings) }
  }

  private func place(_ content: LayoutNode, in room: CGRect, _ surroundings: Surroundings) {
    var offer = ProposedViewSize(width: room.width, height: nil)
    // What has no height of its own takes that of the row.
    if content.size(offer).height < room.height { offer.height = room.height }
    let height = content.size(offer).height
    let origin = CGPoint(x: room.minX, y: room.midY - height / 2)
    place(content, Placement(origin: origin, proposal: offer), in: surroundings)
  }

  private func placeGround(_ box: CGSize, _ surroundings: Surroundings) {
    guard let ground else { return }
    let margin = margin(box.width)
    let offer = ProposedViewSize(width: max(box.width - 2 * margin, 0), height: box.height)
    place(
      ground, Placement(origin: CGPoint(x: margin, y: 0), proposal: offer), in: surroundings)
  }

  private func placeAccessories(
    _ insets: EdgeInsets, _ box: CGSize, _ surroundings: Surroundings
  ) {
    var x = insets.leading - length(of: leading)
    func put(_ node: LayoutNode) {
      let size = node.size(.unspecified)
      let origin = CGPoint(x: x, y: (box.height - size.height) / 2)
      place(node, Placement(origin: origin, proposal: .unspecified), in: surroundings)
      x += size.width + ListMetrics.accessoryGap
    }
    leading.forEach(put)
    x = box.width - insets.trailing + ListMetrics.accessoryGap
    trailing.forEach(put)
  }

  /// From the first text of the row on, unless guides say otherwise.
  private func place(
    _ line: LayoutNode, at edge: VerticalEdge, _ box: CGSize, _ room: CGRect,
    _ surroundings: Surroundings
  ) {
    let isSectionEdge = look == .grouped && (edge == .top ? isFirst : isLast)
    let offer = offer(box.width)
    let start = content.guideValue(AlignmentGuides.RowSeparatorLeading.self, offer)
    let end = content.guideValue(AlignmentGuides.RowSeparatorTrailing.self, offer)
    let text = content.first(TextNode.self).map { content.leadingDistance(of: $0) }
    let last = box.width - margin(box.width) - (look == .inset ? 16 : 0)
    let x = isSectionEdge ? 0 : room.minX + (start ?? text ?? 0)
    let pixel = environment.pixelLength
    let width = (isSectionEdge ? box.width : end.map { room.minX + $0 } ?? last) - x
    let y = edge == .top ? 0 : box.height - pixel
    let place = Placement(
      origin: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: max(width, 0), height: pixel))
    self.place(line, place, in: surroundings)
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var spacing: ViewSpacing { .plain }
}

extension LayoutNode {
  /// How far a node that is placed inside lies from the leading edge of this one.
  fileprivate func leadingDistance(of node: LayoutNode) -> CGFloat {
    let (own, inner) = (globalFrame, node.globalFrame)
    return environment.layoutDirection == .rightToLeft
      ? own.maxX - inner.maxX : inner.minX - own.minX
  }

  fileprivate func isSelected(in selection: ListSelection) -> Bool {
    if let tag = traits.tag { return selection.contains(tag.value) }
    return traits.identities.contains(where: selection.contains)
  }
}
