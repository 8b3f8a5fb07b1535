/// Determines how a stack divides its length among its views.
@MainActor
struct StackArrangement {
  let axis: Axis
  let guide: any AlignmentID.Type
  let views: [LayoutNode]
  let gaps: [CGFloat]
  private(set) var proposals: [ProposedViewSize]
  private(set) var size = CGSize.zero
  private(set) var origins: [CGPoint] = []

  init(
    _ axis: Axis, _ guide: any AlignmentID.Type, spacing: CGFloat?, _ views: [LayoutNode],
    _ proposal: ProposedViewSize
  ) {
    self.axis = axis
    self.guide = guide
    self.views = views
    gaps = zip(views, views.dropFirst()).map {
      spacing ?? $0.preferredSpacing.distance(to: $1.preferredSpacing, along: axis)
    }
    proposals = views.map { _ in proposal }
    share(proposal)
    align()
  }

  /// Offers each view its share: views with higher priority come first, and then the less flexible ones.
  private mutating func share(_ proposal: ProposedViewSize) {
    guard let length = proposal[axis] else { return }
    var left = length - gaps.reduce(0, +)
    // All views get zero of nothing, and nothing can be divided if the length is infinite.
    guard left > 0, left.isFinite else {
      for index in views.indices { proposals[index][axis] = max(left, 0) }
      return
    }
    for priority in priorities {
      var group: [Int] = []
      var reserved: CGFloat = 0
      for (index, view) in views.enumerated() {
        if view.traits.priority == priority { group.append(index) }
        if view.traits.priority < priority { reserved += self.length(of: view, 0, proposal) }
      }
      left -= reserved
      give(&left, to: ordered(group, proposal))
      left += reserved
    }
  }

  /// The highest first.
  private var priorities: [Double] {
    var known: [Double] = []
    for view in views where !known.contains(view.traits.priority) {
      known.append(view.traits.priority)
    }
    return known.count > 1 ? known.sorted(by: >) : known
  }

  /// The views with the least flexible first; a single view need not be measured.
  private func ordered(_ group: [Int], _ proposal: ProposedViewSize) -> [Int] {
    guard group.count > 1 else { return group }
    var limits: [(Flexibility, Int)] = []
    for index in group { limits.append((flexibility(of: views[index], proposal), index)) }
    return limits.sorted(by: <).map(\.1)
  }

  private mutating func give(_ left: inout CGFloat, to group: [Int]) {
    for (position, index) in group.enumerated() {
      proposals[index][axis] = max(left / CGFloat(group.count - position), 0)
      let answer = views[index].size(proposals[index])[axis]
      if answer.isFinite { left -= answer }
    }
  }

  private func flexibility(of view: LayoutNode, _ proposal: ProposedViewSize) -> Flexibility {
    let minimum = length(of: view, 0, proposal)
    return Flexibility(
      minimum: minimum, range: length(of: view, .infinity, proposal) - minimum)
  }

  private func length(
    of view: LayoutNode, _ offer: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var proposal = proposal
    proposal[axis] = offer
    return view.size(proposal)[axis]
  }

  /// Places the views one after the other, with their alignment guides on one line.
  private mutating func align() {
    let dimensions = zip(views, proposals).map { $0.dimensions($1) }
    let cross = axis.other
    let offsets = dimensions.map { -$0.place(of: guide) }
    let start = offsets.min() ?? 0
    let end = zip(offsets, dimensions).map { $0 + $1.size[cross] }.max() ?? 0
    var along: CGFloat = 0
    for index in views.indices {
      var origin = CGPoint.zero
      origin[axis] = along
      origin[cross] = offsets[index] - start
      origins.append(origin)
      along += dimensions[index].size[axis] + (gaps.indices.contains(index) ? gaps[index] : 0)
    }
    size[axis] = along
    size[cross] = end - start
  }

  /// The spacing of the stack: across the axis that of all views, along the axis that of the first and the last.
  static func spacing(_ axis: Axis, _ views: [LayoutNode]) -> ViewSpacing {
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = ViewSpacing()
    for view in views { spacing.formUnion(view.preferredSpacing, edges: across) }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    if let first = views.first { spacing.formUnion(first.preferredSpacing, edges: start) }
    if let last = views.last { spacing.formUnion(last.preferredSpacing, edges: end) }
    return spacing
  }
}
