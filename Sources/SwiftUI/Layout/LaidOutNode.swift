/// Views in a layout, which may be a custom one.
final class LaidOutNode<L: Layout>: LayoutNode {
  private let layout: L
  /// The cache for the layout's methods.
  let cache: LayoutCache<L>
  private let subviews: LayoutSubviews
  private var placed: [(size: CGSize, proposal: ProposedViewSize, places: [Placement])] = []

  /// - Parameter cache: The cache of an earlier evaluation of the container; nil if there was none.
  init(
    _ layout: L, _ environment: EnvironmentValues, _ children: [LayoutNode],
    after cache: LayoutCache<L>? = nil
  ) {
    self.layout = layout
    subviews = LayoutSubviews(
      children.map { LayoutSubview(node: $0) }[...], environment.layoutDirection)
    self.cache = LayoutCache(layout, subviews, after: cache)
    super.init(environment, children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    if let known = placed.first(where: { $0.size == size && $0.proposal == proposal }) {
      return known.places
    }
    for child in children { child.requested = nil }
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
      cache: &cache.value)
    let places = children.map { $0.requested ?? centered($0, size, proposal) }
    placed.append((size, proposal, places))
    return places
  }

  override func forgetSizes() {
    super.forgetSizes()
    placed = []
    layout.updateCache(&cache.value, subviews: subviews)
  }

  /// The default placement, in the middle, of a view that the layout did not place.
  private func centered(
    _ child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement { aligned(child, proposal, .center, in: ViewDimensions(size)) }

  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache.value) }

  override var explicitGuides: Set<ObjectIdentifier>? {
    if layout is any StackingLayout || layout is ZStackLayout || layout is GridLayout {
      return super.explicitGuides
    }
    return nil
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    let own =
      AlignmentGuides.areHorizontal(guide)
      ? layout.explicitAlignment(
        of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.value)
      : layout.explicitAlignment(
        of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.value)
    return own ?? super.explicit(guide, proposal)
  }
}

extension Evaluation {
  /// The node of a container with this layout.
  func nodes<L: Layout>(in layout: L, _ content: any View, axis: Axis?) -> [LayoutNode] {
    let children = at("content").inside(axis).nodes(of: content)
    guard L.Cache.self != Void.self else { return [LaidOutNode(layout, environment, children)] }
    let node = LaidOutNode(
      layout, environment, children, after: identity.kept["layout cache"] as? LayoutCache<L>)
    identity.kept["layout cache"] = node.cache
    return [node]
  }
}

extension LaidOutView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if let any = layout as? AnyLayout { return nodes(in: any.storage, evaluation) }
    return nodes(in: layout, evaluation)
  }

  /// The views keep their state when one layout replaces another.
  @MainActor
  private func nodes(in layout: some Layout, _ evaluation: Evaluation) -> [LayoutNode] {
    let properties = type(of: layout).layoutProperties
    return evaluation.nodes(in: layout, content, axis: properties.stackOrientation)
  }
}
