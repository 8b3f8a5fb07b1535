/// A scroll view, which shows a part of larger content.
///
/// Along its axes it takes the offered length and offers its content the ideal one; across them it is as long as its
/// content.
final class ScrollNode: LayoutNode {
  let axes: [Axis]
  private let showsIndicators: Bool
  private let state: ScrollState
  private let graph: ViewGraph
  private let settings: ScrollSettings

  init(
    _ content: LayoutNode, _ axes: Axis.Set, showsIndicators: Bool, _ evaluation: Evaluation
  ) {
    self.axes = Axis.allCases.filter { axes.contains($0.set) }
    self.showsIndicators = showsIndicators
    graph = evaluation.graph
    settings = evaluation.environment.scroll
    state = evaluation.identity.kept["scroll"] as? ScrollState ?? ScrollState()
    evaluation.identity.kept["scroll"] = state
    super.init(evaluation.environment, [content])
    bleeding = .all
  }

  private var content: LayoutNode { children[0] }
  private var margins: EdgeInsets {
    var margins = EdgeInsets()
    for (edge, length) in settings.margins { margins[edge] = length }
    return margins
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases {
      offer[axis] = axes.contains(axis) ? nil : offer[axis].map { max($0 - margins[axis], 0) }
    }
    return offer
  }

  private func contentLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    content.size(offer(proposal))[axis] + margins[axis]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases {
      let own = axes.contains(axis) ? proposal[axis] : nil
      size[axis] = own ?? contentLength(axis, proposal)
    }
    return size
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var explicitGuides: Set<ObjectIdentifier>? { [] }

  override var spacing: ViewSpacing { .plain }

  // MARK: Placing

  /// Places the content, and places it again if that determines the position of a view to scroll to.
  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    if content.environment.viewport?.change(to: frame.size) == true { content.forgetSizes() }
    if axes.contains(.vertical) { state.cover(top: frame.minY - drawnFrame.minY) }
    var actions = AppearanceActions()
    for _ in 0..<3 {
      let offset = reachable(state.offset ?? start(proposal), proposal)
      actions = graph.collecting { place(offset, proposal, in: surroundings) }.1
      let target = reachable(requested(offset, proposal), proposal)
      if state.offset != nil || target != offset { state.offset = target }
      if target == offset { break }
      graph.isScrolled = true
    }
    graph.run(actions)
    let followers = settings.followers
    if state.takeMove(), !followers.isEmpty { graph.afterLayout { [self] in tell(followers) } }
  }

  private func place(
    _ offset: CGPoint, _ proposal: ProposedViewSize, in surroundings: Surroundings
  ) {
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let room = frame.size[axis] - contentLength(axis, proposal)
      let shift = axes.contains(axis) ? max(room, 0) * share(axis) - offset[axis] : room / 2
      origin[axis] = shift + margins.start(axis)
    }
    let place = Placement(origin: origin, proposal: offer(proposal))
    self.place(content, place, in: inner(surroundings))
  }

  /// The position of content that is smaller than the view.
  private func share(_ axis: Axis) -> CGFloat {
    let anchor = settings.anchor ?? (axes.count == 2 ? .center : .topLeading)
    return axis == .horizontal ? anchor.x : anchor.y
  }

  private func range(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    axes.contains(axis) ? max(contentLength(axis, proposal) - frame.size[axis], 0) : 0
  }

  private func start(_ proposal: ProposedViewSize) -> CGPoint {
    guard let anchor = settings.anchor else { return .zero }
    return CGPoint(
      x: range(.horizontal, proposal) * anchor.x, y: range(.vertical, proposal) * anchor.y)
  }

  private func reachable(_ offset: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, 0), range(.horizontal, proposal)),
      y: min(max(offset.y, 0), range(.vertical, proposal)))
  }

  /// The offset after the requests of surrounding readers and scroll positions.
  private func requested(_ offset: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    var result = offset
    for request in graph.scrollRequests where settings.scopes.contains(request.scope) {
      switch request.target {
      case .view(let id, let anchor):
        guard let rect = content.rect(of: id) else { continue }
        result = self.offset(showing: rect.leading(in: content), anchor, from: result)
      case .edge(let edge):
        let isEnd = edge == .bottom || edge == .trailing
        result[edge.axis] = isEnd ? range(edge.axis, proposal) : 0
      case .point(let point): result = point
      }
    }
    return result
  }

  /// The nearest offset that shows a rectangle of the content, or the one that aligns the anchors of the rectangle and
  /// the view.
  private func offset(
    showing rect: CGRect, _ anchor: UnitPoint?, from offset: CGPoint
  ) -> CGPoint {
    var result = offset
    for axis in axes {
      let start = rect.origin[axis] + margins.start(axis)
      let room = frame.size[axis] - rect.size[axis]
      if let anchor {
        result[axis] = start - room * (axis == .horizontal ? anchor.x : anchor.y)
      } else {
        result[axis] = min(max(offset[axis], start - room), start)
      }
    }
    return result
  }

  private func inner(_ surroundings: Surroundings) -> Surroundings {
    var inner = surroundings
    let (own, whole) = (frame, globalFrame)
    let drawn = drawnFrame.offsetBy(dx: whole.minX - own.minX, dy: whole.minY - own.minY)
    inner.visible = settings.isClipDisabled ? inner.visible : drawn.overlap(with: inner.visible)
    inner.viewport = globalFrame
    inner.safeAreas = inner.safeAreas.map { $0.without(axes) }
    inner.spaces["scrollView"] = globalFrame
    for axis in axes { inner.spaces["scrollView \(axis)"] = globalFrame }
    return inner
  }

  // MARK: Drawing

  override func makeView() -> UIView? {
    let drawn = drawnFrame
    let box = contentBox
    let start = CGPoint(x: drawn.minX - frame.minX, y: drawn.minY - frame.minY)
    let insets = UIEdgeInsets(
      top: -start.y, left: -start.x, bottom: drawn.maxY - frame.maxY,
      right: drawn.maxX - frame.maxX)
    let view = state.view
    view.clipsToBounds = !settings.isClipDisabled
    view.isScrollEnabled = !settings.isDisabled
    view.showsVerticalScrollIndicator = showsIndicators
    view.showsHorizontalScrollIndicator = showsIndicators
    view.refresh(by: axes.contains(.vertical) ? environment.refresh : nil)
    view.alwaysBounceVertical = axes.contains(.vertical)
    view.scrollsVertically = axes.contains(.vertical)
    view.show(
      box.size, in: drawn.size, insets: insets,
      offset: CGPoint(x: start.x - box.minX, y: start.y - box.minY))
    let mirroredEnd =
      environment.layoutDirection == .rightToLeft ? box.width - frame.width + start.x : nil
    view.scrolled = { [weak state, weak graph] origin in
      // Another part of the content is visible now, and lazy views may have to be created for it.
      let x = mirroredEnd.map { $0 - origin.x } ?? origin.x - start.x
      if state?.scroll(to: CGPoint(x: x, y: origin.y - start.y)) == true {
        graph?.invalidateSight()
      }
    }
    return view
  }

  /// The frame of the content with its margins; across the axes it is the whole view.
  private var contentBox: CGRect {
    var box = CGRect(origin: .zero, size: frame.size)
    let margins = margins.physical(environment.layoutDirection)
    let whole = content.frame.inset(by: margins.negated)
    if axes.contains(.horizontal) { (box.origin.x, box.size.width) = (whole.minX, whole.width) }
    if axes.contains(.vertical) { (box.origin.y, box.size.height) = (whole.minY, whole.height) }
    return box
  }

  var geometry: ScrollGeometry {
    let (drawn, box) = (drawnFrame, contentBox)
    let start = CGPoint(x: drawn.minX - frame.minX, y: drawn.minY - frame.minY)
    return ScrollGeometry(
      contentOffset: CGPoint(x: start.x - box.minX, y: start.y - box.minY),
      contentSize: box.size,
      contentInsets: EdgeInsets(
        UIEdgeInsets(
          top: -start.y, left: -start.x, bottom: drawn.maxY - frame.maxY,
          right: drawn.maxX - frame.maxX), environment.layoutDirection),
      containerSize: drawn.size)
  }
}

extension SafeArea {
  /// The area without safe areas along the axes, because scrolled content does not touch those edges.
  fileprivate func without(_ axes: [Axis]) -> SafeArea {
    SafeArea(outer: outer.endless(axes), inner: inner.endless(axes))
  }
}

extension CGRect {
  fileprivate func endless(_ axes: [Axis]) -> CGRect {
    var rect = self
    for axis in axes {
      rect.origin[axis] = -1e9
      rect.size[axis] = 2e9
    }
    return rect
  }

  /// The rectangle with x measured from the leading edge of a node.
  @MainActor
  fileprivate func leading(in node: LayoutNode) -> CGRect {
    guard node.environment.layoutDirection == .rightToLeft else { return self }
    return CGRect(x: node.frame.width - maxX, y: minY, width: width, height: height)
  }
}

extension EdgeInsets {
  /// The sum of both sides.
  fileprivate subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
}

extension Axis {
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension ScrollView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("content").inside(.vertical)
    inner.environment.scroll = evaluation.environment.scroll.inherited
    inner.environment.viewport = evaluation.environment.viewport?.inner
    let node = inner.node(of: content, in: VStackLayout())
    return [ScrollNode(node, axes, showsIndicators: showsIndicators, evaluation)]
  }
}
