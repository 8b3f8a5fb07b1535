/// A stack or grid that creates only the visible lines, and estimates the lengths of the others.
final class LazyNode: LayoutNode {
  /// The arrangement of views in a line.
  enum Arrangement {
    case stack(any AlignmentID.Type)
    case grid([GridItem], any AlignmentID.Type)
  }

  /// Parts that are side by side.
  private struct Line {
    var items: [Int]
    var role: LazyItem.Role
    var section: ObjectIdentifier?
  }

  /// A line whose nodes exist.
  private struct Made {
    /// The nodes side by side, one for each track; there are several rows if parts have several views.
    let rows: [[LayoutNode]]
    let actions: AppearanceActions
  }

  private let axis: Axis
  private let arrangement: Arrangement
  private let gap: CGFloat?
  private let pinned: PinnedScrollableViews
  private let items: LazyItems
  private let evaluation: Evaluation
  private let state: LazyState
  private var made: [Int: Made] = [:]
  /// The lines; nil if each part has a line of its own.
  private var shared: [Line]?
  private var tracks: [LazyTrack] = []
  private var starts: [CGFloat] = []
  private var places: [Placement] = []

  init(
    _ axis: Axis, _ arrangement: Arrangement, spacing: CGFloat?, _ pinned: PinnedScrollableViews,
    _ content: any View, _ evaluation: Evaluation
  ) {
    self.axis = axis
    self.arrangement = arrangement
    self.pinned = pinned
    self.evaluation = evaluation.at("content").inside(axis)
    items = self.evaluation.lazyItems(of: content)
    gap = if case .grid = arrangement { spacing ?? 8 } else { spacing }
    state = evaluation.identity.kept["lazy"] as? LazyState ?? LazyState()
    evaluation.identity.kept["lazy"] = state
    let graph = evaluation.graph
    if graph.isEdited { state.edit(graph.round, isScrolled: graph.isScrolled) }
    super.init(evaluation.environment)
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var explicitGuides: Set<ObjectIdentifier>? { [] }

  override var spacing: ViewSpacing { .plain }

  // MARK: Lines

  private func arrange(in cross: CGFloat?) {
    let old = tracks.count
    switch arrangement {
    case .stack: tracks = [LazyTrack(start: 0, length: cross ?? idealCross)]
    case .grid(let items, _): tracks = LazyTrack.tracks(items, in: cross ?? 0)
    }
    if old != tracks.count {
      shared = tracks.count > 1 ? sharedLines(tracks.count) : nil
      made = [:]
    }
    state.use(count: lines.count, tracks: tracks.map(\.length), name)
  }

  /// The identity by which a line is recognized after an edit.
  private func name(of line: Int) -> AnyHashable? { items(of: line).first?.identities.last }

  private func sharedLines(_ count: Int) -> [Line] {
    var lines: [Line] = []
    for index in items.indices {
      let (role, section) = (items.role(of: index), items.section(of: index))
      let isOpen =
        role == .content && lines.last?.role == .content
        && lines.last?.section == section && (lines.last?.items.count ?? count) < count
      if isOpen {
        lines[lines.count - 1].items.append(index)
      } else {
        lines.append(Line(items: [index], role: role, section: section))
      }
    }
    return lines
  }

  private var lines: Range<Int> { 0..<(shared?.count ?? items.count) }

  private func items(of line: Int) -> [LazyItem] {
    shared?[line].items.map { items[$0] } ?? [items[line]]
  }

  private func role(of line: Int) -> LazyItem.Role { shared?[line].role ?? items.role(of: line) }

  private func section(of line: Int) -> ObjectIdentifier? {
    guard let shared else { return items.section(of: line) }
    return shared[line].section
  }

  /// The ideal length across, from the first part with a view.
  private lazy var idealCross: CGFloat = {
    for index in items.indices.prefix(8) {
      let nodes = evaluation.graph.collecting { items[index].make(environment) }.0
      if let length = nodes.map({ $0.size(.unspecified)[axis.other] }).max() { return length }
    }
    return 0
  }()

  /// Creates the nodes of a line; they are measured again if the lengths of the tracks change.
  private func make(_ index: Int) -> Made {
    if let line = made[index], state.lengths[index] != nil { return line }
    let line = made[index] ?? makeAnew(index)
    state.note(length(of: line, index), of: index, name(of: index))
    return line
  }

  private func makeAnew(_ index: Int) -> Made {
    let (nodes, actions) = evaluation.graph.collecting {
      items(of: index).flatMap { $0.make(environment) }
    }
    // A grid without columns has its views below each other.
    let count = role(of: index) == .content ? max(tracks.count, 1) : 1
    let rows = stride(from: 0, to: nodes.count, by: count).map {
      Array(nodes[$0..<min($0 + count, nodes.count)])
    }
    let result = Made(rows: rows, actions: actions)
    made[index] = result
    return result
  }

  private var across: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  private func track(_ position: Int, of line: Int) -> LazyTrack {
    if role(of: line) == .content, !tracks.isEmpty { return tracks[position] }
    return LazyTrack(start: 0, length: across)
  }

  private func proposal(_ track: LazyTrack) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = track.length
    return proposal
  }

  private func length(of row: [LayoutNode], _ line: Int) -> CGFloat {
    row.enumerated().map { $1.size(proposal(track($0, of: line)))[axis] }.max() ?? 0
  }

  private func length(of made: Made, _ line: Int) -> CGFloat {
    let gaps = zip(made.rows, made.rows.dropFirst()).map { distance($0[0], $1[0]) }
    return made.rows.map { length(of: $0, line) }.reduce(0, +) + gaps.reduce(0, +)
  }

  private func distance(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
    gap ?? first.preferredSpacing.distance(to: second.preferredSpacing, along: axis)
  }

  private var estimatedGap: CGFloat { gap ?? state.gap ?? 8 }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrange(in: proposal[axis.other])
    if state.lengths.isEmpty { sample() }
    var size = CGSize.zero
    size[axis] = estimatedLength
    size[axis.other] = across
    return size
  }

  private var estimatedLength: CGFloat {
    let unknown = CGFloat(lines.count - state.lengths.count)
    return state.sum + unknown * state.estimate + CGFloat(max(lines.count - 1, 0)) * estimatedGap
  }

  /// Creates the lines that can be visible at the start; all others are then estimated.
  private func sample() {
    var end: CGFloat = 0
    let sight = environment.viewport?.sight[axis] ?? 0
    for index in lines where end < sight {
      if let previous = made[index - 1]?.rows.last?.first, let first = make(index).rows.first?.first
      {
        state.gap = distance(previous, first)
        end += estimatedGap
      }
      _ = make(index)
      end += state.length(of: index)
    }
  }

  // MARK: Placing

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { places }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    arrange(in: proposal[axis.other] == nil ? nil : frame.size[axis.other])
    var placing = LazyPlacing(lines: lines.count)
    let seen = range(of: surroundings.visible, surroundings)
    let end = placeLines(seen, &placing)
    starts = placing.starts
    state.firstSeen = placing.shown.min() ?? 0
    pin(range(of: surroundings.viewport, surroundings), seen, end, &placing)
    places = placing.places
    replaceChildren(by: placing.nodes)
    super.placeChildren(proposal, in: surroundings)
    if abs(end - frame.size[axis]) > 0.01 { evaluation.graph.correctEstimates() }
  }

  /// Places the visible lines, and returns the end of the last line.
  private func placeLines(_ seen: ClosedRange<CGFloat>, _ placing: inout LazyPlacing) -> CGFloat {
    var position: CGFloat = 0
    var previous: LayoutNode?
    for index in lines {
      if index > 0 { position += estimatedGap }
      if position < seen.upperBound, position + state.length(of: index) > seen.lowerBound {
        let first = make(index).rows.first?.first
        if index > 0, let previous, let first {
          position += distance(previous, first) - estimatedGap
          state.gap = distance(previous, first)
        }
        place(index, at: position, &placing)
        previous = made[index]?.rows.last?.first
      } else {
        previous = nil
      }
      placing.starts.append(position)
      position += state.length(of: index)
    }
    return position
  }

  private func place(_ index: Int, at position: CGFloat, _ placing: inout LazyPlacing) {
    let line = make(index)
    evaluation.graph.run(line.actions)
    placing.shown.insert(index)
    var along = position
    for (number, row) in line.rows.enumerated() {
      if number > 0 { along += distance(line.rows[number - 1][0], row[0]) }
      let length = length(of: row, index)
      for (column, node) in row.enumerated() {
        placing.nodes.append(node)
        placing.places.append(place(node, track(column, of: index), at: along, length))
      }
      along += length
    }
  }

  /// Places a node, aligned in its track and in its line.
  private func place(
    _ node: LayoutNode, _ track: LazyTrack, at along: CGFloat, _ length: CGFloat
  ) -> Placement {
    var box = CGSize.zero
    box[axis] = length
    box[axis.other] = track.length
    var place = aligned(node, proposal(track), alignment(track), in: ViewDimensions(box))
    place.origin[axis] += along
    place.origin[axis.other] += track.start
    return place
  }

  private func alignment(_ track: LazyTrack) -> Alignment {
    guard case .stack(let guide) = arrangement else { return track.alignment ?? .center }
    return axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(guide), vertical: .top)
      : Alignment(horizontal: .leading, vertical: VerticalAlignment(guide))
  }

  /// The visible part of the axis for a visible rectangle, from the start of the node.
  private func range(of rect: CGRect, _ surroundings: Surroundings) -> ClosedRange<CGFloat> {
    guard !rect.isNull, !rect.isInfinite else { return rect.isNull ? 0...0 : -1e9...1e9 }
    let start = rect.origin[axis] - surroundings.origin[axis]
    let end = start + rect.size[axis]
    // A view that is placed infinitely far away sees nothing.
    guard start <= end, (end - start).isFinite else { return 0...0 }
    guard axis == .horizontal, environment.layoutDirection == .rightToLeft else {
      return start...end
    }
    return frame.width.isFinite ? frame.width - end...frame.width - start : 0...0
  }

  // MARK: Pinning

  /// Pins headers and footers of visible sections to the edges of the uncovered area.
  private func pin(
    _ viewport: ClosedRange<CGFloat>, _ seen: ClosedRange<CGFloat>, _ end: CGFloat,
    _ placing: inout LazyPlacing
  ) {
    guard !pinned.isEmpty else { return }
    for index in lines where isPinned(role(of: index)) {
      guard let section = section(of: index) else { continue }
      let own = sectionLines(section, around: index)
      let (first, last) = (
        starts[own.lowerBound], starts[own.upperBound] + state.length(of: own.upperBound)
      )
      guard first < seen.upperBound, last > seen.lowerBound else { continue }
      let line = make(index)
      let length = state.length(of: index)
      let target =
        role(of: index) == .header
        ? min(max(starts[index], viewport.lowerBound), last - length)
        : max(min(starts[index], viewport.upperBound - length), first)
      placing.remove(line.rows.flatMap { $0 })
      if placing.shown.contains(index) {
        placing.shown.remove(index)
      } else {
        evaluation.graph.run(line.actions)
      }
      for row in line.rows {
        for node in row {
          placing.nodes.append(node)
          placing.places.append(place(node, track(0, of: index), at: target, length))
        }
      }
    }
  }

  private func isPinned(_ role: LazyItem.Role) -> Bool {
    switch role {
    case .content: false
    case .header: pinned.contains(.sectionHeaders)
    case .footer: pinned.contains(.sectionFooters)
    }
  }

  private func sectionLines(_ section: ObjectIdentifier, around index: Int) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while first > 0, self.section(of: first - 1) == section { first -= 1 }
    while last < lines.count - 1, self.section(of: last + 1) == section { last += 1 }
    return first...last
  }

  // MARK: Scrolling

  /// The frame of a view with an identity; a part that hasn't been created is at its estimated position.
  override func rect(of identity: AnyHashable) -> CGRect? {
    if let rect = super.rect(of: identity) { return rect }
    let index =
      lines.first { items(of: $0).contains { $0.identities.contains(identity) } }
      ?? lines.first { index in
        make(index).rows.contains { $0.contains { $0.rect(of: identity) != nil } }
      }
    guard let index, starts.indices.contains(index) else { return nil }
    var rect = CGRect(origin: .zero, size: frame.size)
    rect.origin[axis] = starts[index]
    rect.size[axis] = state.length(of: index)
    guard axis == .horizontal, environment.layoutDirection == .rightToLeft else { return rect }
    rect.origin.x = frame.width - rect.maxX
    return rect
  }
}

/// The lines that a lazy container has placed so far.
private struct LazyPlacing {
  var starts: [CGFloat] = []
  var nodes: [LayoutNode] = []
  var places: [LayoutNode.Placement] = []
  /// The lines whose nodes are placed.
  var shown: Set<Int> = []

  init(lines: Int) { starts.reserveCapacity(lines) }

  mutating func remove(_ gone: [LayoutNode]) {
    for node in gone {
      guard let index = nodes.firstIndex(where: { $0 === node }) else { continue }
      nodes.remove(at: index)
      places.remove(at: index)
    }
  }
}
