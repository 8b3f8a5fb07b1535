/// A row of a list: content with insets and accessories, on a background, with lines at its edges.
final class ListRowNode: LayoutNode {
  private let isFirst: Bool
  private let isLast: Bool
  private let row: ListRowSettings
  private let content: LayoutNode
  private let touches: ListRowTouches
  private let ground: LayoutNode?
  /// The accessories before and after the content, starting at the leading edge.
  private var leading: [ListAccessories.Part] = []
  private var trailing: [ListAccessories.Part] = []
  /// The actions that a swipe has revealed.
  private var swipe: (edge: HorizontalEdge, node: LayoutNode)?
  private var lines: [(edge: VerticalEdge, node: LayoutNode)] = []

  /// - Parameter isFirst: Whether the row is the first of its section.
  init(
    _ content: LayoutNode, isFirst: Bool, isLast: Bool, _ touches: ListRowTouches,
    _ environment: EnvironmentValues
  ) {
    self.content = content
    self.touches = touches
    (self.isFirst, self.isLast) = (isFirst, isLast)
    row = content.traits.row
    let radii = Self.radii(isFirst: isFirst, isLast: isLast, environment)
    ground = Self.ground(row, radii, touches.isSelected, environment)
    super.init(environment)
    traits = content.traits
    addAccessories()
    addSwipe(radii)
    for edge in VerticalEdge.allCases where hasLine(at: edge) {
      let color = tint(at: edge) ?? Color(uiColor: .rowSeparator)
      lines.append((edge, environment.fill(Rectangle(), color)))
    }
    replaceChildren(
      by: [ground].compactMap { $0 } + leading.map(\.node) + [content] + trailing.map(\.node)
        + lines.map(\.node) + [swipe?.node].compactMap { $0 })
  }

  private var look: ListLook { environment.list.look }

  private func addAccessories() {
    var accessories = ListAccessories(content, touches, environment)
    if touches.isEditing, touches.canMove, let move = row.move {
      let state = touches.state
      accessories.addGrip { [weak self] distance in
        if let self { state.move(self, move, by: distance) }
      }
    }
    (leading, trailing) = (accessories.leading, accessories.trailing)
  }

  private func addSwipe(_ radii: (top: CGFloat, bottom: CGFloat)) {
    guard let edge = touches.openEdge, let actions = touches.swipe(at: edge) else { return }
    let state = touches.state
    swipe = (edge, SwipeActionsNode(actions, radii: radii, environment) { state.open = nil })
  }

  // MARK: Ground

  private static func radii(
    isFirst: Bool, isLast: Bool, _ environment: EnvironmentValues
  ) -> (top: CGFloat, bottom: CGFloat) {
    let list = environment.list
    guard list.look.hasCards else { return (0, 0) }
    let isAlone = list.rowSpacing != nil
    return (
      isFirst || isAlone ? ListMetrics.cornerRadius : 0,
      isLast || isAlone ? ListMetrics.cornerRadius : 0
    )
  }

  private static func ground(
    _ row: ListRowSettings, _ radii: (top: CGFloat, bottom: CGFloat), _ isSelected: Bool,
    _ environment: EnvironmentValues
  ) -> LayoutNode? {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radii.top, bottomLeadingRadius: radii.bottom,
      bottomTrailingRadius: radii.bottom, topTrailingRadius: radii.top)
    if isSelected { return environment.fill(shape, Color(uiColor: .systemGray4)) }
    if let background = row.background { return background(shape) }
    guard environment.list.look.isGrouped else { return nil }
    return environment.fill(shape, Color(uiColor: .secondarySystemGroupedBackground))
  }

  // MARK: Lines

  /// Whether there is a line at an edge: between rows, and at the edges of a section unless the section is a card.
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

  private func metrics(_ width: CGFloat) -> ListMetrics {
    ListMetrics(of: environment.list, width: width)
  }

  /// The insets around the content, without the accessories.
  private func insets(_ width: CGFloat) -> EdgeInsets {
    let metrics = metrics(width)
    var insets = row.insets ?? metrics.rowInsets
    insets.leading +=
      metrics.leadingMargin + length(of: leading)
      + CGFloat(row.indentation) * metrics.indentation
    insets.trailing += metrics.trailingMargin + length(of: trailing)
    return insets
  }

  private func length(of accessories: [ListAccessories.Part]) -> CGFloat {
    accessories.map { $0.node.size(.unspecified).width + $0.gap }.reduce(0, +)
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
      max(size.height, leastContent) + insets.top + insets.bottom,
      environment.defaultMinListRowHeight)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: height + (isLast ? 0 : environment.list.rowSpacing ?? 0))
  }

  /// The minimum height of the content; it was not measured for rows with insets of their own.
  private var leastContent: CGFloat {
    row.insets == nil ? InterfaceMetrics.current.leastRowContent(environment.fontTraits) : 0
  }

  // MARK: Placing

  /// The row's frame between the margins of its list.
  private func card(in box: CGSize) -> CGRect {
    let metrics = metrics(box.width)
    return CGRect(
      x: metrics.leadingMargin, y: 0,
      width: max(box.width - metrics.leadingMargin - metrics.trailingMargin, 0), height: box.height)
  }

  /// The size without the gap to the next row.
  private var box: CGSize {
    CGSize(
      width: frame.width, height: frame.height - (isLast ? 0 : environment.list.rowSpacing ?? 0))
  }

  /// How far the row is moved aside, towards the trailing edge.
  private var shift: CGFloat {
    guard let swipe else { return 0 }
    let width = swipe.node.size(ProposedViewSize(width: nil, height: box.height)).width
    return swipe.edge == .leading ? width : -width
  }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let (box, shift) = (box, shift)
    var insets = insets(box.width)
    insets.leading += shift
    insets.trailing -= shift
    let room = CGRect(
      x: insets.leading, y: insets.top, width: max(box.width - insets.leading - insets.trailing, 0),
      height: max(box.height - insets.top - insets.bottom, 0))
    place(content, in: room, surroundings)
    placeGround(box, shift, surroundings)
    placeAccessories(insets, box, surroundings)
    placeSwipe(box, shift, surroundings)
    for (edge, line) in lines { place(line, at: edge, box, room, shift, surroundings) }
    if let move = row.move { touches.state.note(self, at: move.place) }
  }

  private func place(_ content: LayoutNode, in room: CGRect, _ surroundings: Surroundings) {
    var offer = ProposedViewSize(width: room.width, height: nil)
    // Content without a height of its own takes that of the row.
    if content.size(offer).height < room.height { offer.height = room.height }
    let height = content.size(offer).height
    let origin = CGPoint(x: room.minX, y: room.midY - height / 2)
    place(content, Placement(origin: origin, proposal: offer), in: surroundings)
  }

  private func placeGround(_ box: CGSize, _ shift: CGFloat, _ surroundings: Surroundings) {
    guard let ground else { return }
    let card = card(in: box)
    place(
      ground,
      Placement(origin: CGPoint(x: card.minX + shift, y: 0), proposal: ProposedViewSize(card.size)),
      in: surroundings)
  }

  private func placeAccessories(
    _ insets: EdgeInsets, _ box: CGSize, _ surroundings: Surroundings
  ) {
    let metrics = metrics(box.width)
    var x =
      insets.leading - length(of: leading) - CGFloat(row.indentation) * metrics.indentation
    func put(_ node: LayoutNode) {
      let size = node.size(.unspecified)
      let origin = CGPoint(x: x, y: (box.height - size.height) / 2)
      place(node, Placement(origin: origin, proposal: .unspecified), in: surroundings)
      x += size.width
    }
    for part in leading {
      put(part.node)
      x += part.gap
    }
    x = box.width - insets.trailing
    for part in trailing {
      x += part.gap
      put(part.node)
    }
  }

  private func placeSwipe(_ box: CGSize, _ shift: CGFloat, _ surroundings: Surroundings) {
    guard let swipe else { return }
    let card = card(in: box)
    let x = swipe.edge == .leading ? card.minX : card.maxX + shift
    let offer = ProposedViewSize(width: nil, height: box.height)
    place(swipe.node, Placement(origin: CGPoint(x: x, y: 0), proposal: offer), in: surroundings)
  }

  /// Places a separator, which starts at the first text of the row unless alignment guides say otherwise.
  private func place(
    _ line: LayoutNode, at edge: VerticalEdge, _ box: CGSize, _ room: CGRect, _ shift: CGFloat,
    _ surroundings: Surroundings
  ) {
    let isSectionEdge = look == .grouped && (edge == .top ? isFirst : isLast)
    let offer = offer(box.width)
    let start = content.guideValue(AlignmentGuides.RowSeparatorLeading.self, offer)
    let end = content.guideValue(AlignmentGuides.RowSeparatorTrailing.self, offer)
    let text = content.first(TextNode.self).map { content.leadingDistance(of: $0) }
    let last = card(in: box).maxX - metrics(box.width).separatorEnd + shift
    let x = isSectionEdge ? 0 : room.minX + (start ?? text ?? 0)
    let height = InterfaceMetrics.current.separatorHeight ?? environment.pixelLength
    let width = (isSectionEdge ? box.width : end.map { room.minX + $0 } ?? last) - x
    let y = edge == .top ? 0 : box.height - height
    let place = Placement(
      origin: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: max(width, 0), height: height))
    self.place(line, place, in: surroundings)
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var spacing: ViewSpacing { .plain }

  // MARK: Drawing

  /// Nothing is drawn for a row without interactions of its own.
  override func makeView() -> UIView? {
    guard !touches.areEmpty else { return nil }
    let touches = touches
    let view = ListRowView(
      swipe: touches.swipeResponder(width: frame.width), tap: touches.tapResponder
    ) { touches.customActions() }
    if swipe != nil { view.front.opening = opening }
    return view
  }

  /// The visible part of a row that is moved aside: its card without the revealed actions.
  private var opening: CGRect {
    var (opening, shift) = (card(in: box), shift)
    if environment.layoutDirection == .rightToLeft {
      opening.origin.x = box.width - opening.maxX
      shift = -shift
    }
    opening.size.width = max(opening.width - abs(shift), 0)
    opening.origin.x += max(shift, 0)
    return opening
  }

  override func container(of child: LayoutNode, in view: UIView) -> UIView {
    guard let row = view as? ListRowView else { return view }
    let isControl =
      child === swipe?.node || (leading + trailing).contains { $0.isControl && $0.node === child }
    return isControl ? row : row.front
  }
}

extension LayoutNode {
  /// The distance of an inner node from the leading edge of this one.
  fileprivate func leadingDistance(of node: LayoutNode) -> CGFloat {
    let (own, inner) = (globalFrame, node.globalFrame)
    return environment.layoutDirection == .rightToLeft
      ? own.maxX - inner.maxX : inner.minX - own.minX
  }
}
