import DarkroomTrees

/// Finds the distances that changed, from which all other changes of position and size follow together with the known
/// reasons.
///
/// Along each axis the edges of a view follow the explained edges around it. An edge that moved as far as one of a
/// sibling or the parent, or as far as a changed gap requires, needs no reason of its own. Any other move is described
/// by the smallest distance that changed there, which then explains others.
struct LayoutReasons {
  /// A distance that has changed, and the view beside it.
  struct Finding: Hashable {
    var old: Double
    var new: Double
    var place: String
  }

  /// The reasons that are known before positions are compared.
  struct Known {
    /// Views whose own content has changed, so their sizes may have changed freely.
    var resizable: Set<Int> = []
    /// How much gaps in a view have changed, by the index of the view.
    var steps: [Int: [Double]] = [:]
    /// How much the padding around a view has grown, by the index of the view.
    var paddings: [Int: SideLengths] = [:]
    /// Views whose font size changed: their lines, and views that are aligned to these, move by less than they grow.
    var refonted: Set<Int> = []
    /// Views in which everything may have moved.
    var rearranged: Set<Int> = []
  }

  enum Axis: CaseIterable {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }

  private let pairs: NodePairs
  private let known: Known
  /// The size of a pixel in points and a little more, because positions are rounded to pixels.
  private let slack: Double
  private(set) var findings: [Finding] = []
  /// How much distances have changed on the axis that was examined before.
  private var paddings: [Double] = []
  /// Whether its contents explain the size of each view, on the current axis.
  private var isSizeExplained: [Bool]
  /// The insets that explain the sizes of views on the current axis, by the index of the view.
  private var insets: [Int: Inset] = [:]

  init(_ pairs: NodePairs, _ known: Known, scale: Double) {
    self.pairs = pairs
    self.known = known
    slack = 1 / max(1, scale) + 0.02
    isSizeExplained = Array(repeating: false, count: pairs.all.count)
    for axis in Axis.allCases { look(along: axis) }
  }

  private mutating func look(along axis: Axis) {
    // A distance that changed on one axis may have changed on the other as well, such as padding on all sides.
    paddings = Set(findings.map { Self.rounded($0.new - $0.old) }).sorted()
    insets = [:]
    for index in pairs.all.indices.reversed() {
      let isKnown = explainsSize(of: index, axis)
      if !isKnown { insets[index] = inset(of: index, axis) }
      isSizeExplained[index] = isKnown || insets[index] != nil
    }
    for index in pairs.all.indices { explain(index, axis) }
  }

  // MARK: Sizes from what is in a view

  private func explainsSize(of index: Int, _ axis: Axis) -> Bool {
    guard let own = edges(of: index, axis) else { return true }
    if Self.isNothing(own.growth) || known.resizable.contains(index) { return true }
    if isBrokenDifferently(index, axis) { return true }
    var walk = Steps((known.steps[index] ?? []) + paddings, slack)
    let explained = explained(in: index, axis, by: &walk, sizes: { isSizeExplained[$0] })
    return known.rearranged.contains(index)
      || explained.contains { child in
        outerEdges(of: child, axis).map { walk.allows(own.growth, after: $0.last) } ?? false
      }
      || (known.steps[index] ?? []).contains { abs($0 - own.growth) <= slack }
  }

  /// Whether a text may have broken into other lines, because it has grown or shrunk on the other axis.
  private func isBrokenDifferently(_ index: Int, _ axis: Axis) -> Bool {
    guard pairs.all[index].new?.text != nil, let other = edges(of: index, axis.other) else {
      return false
    }
    return !Self.isNothing(other.growth)
  }

  // MARK: Insets

  /// The distance between a view and its contents that is equal on all sides.
  private struct Inset {
    var old: Double
    var new: Double
  }

  /// The inset by which a view grew around contents that explain their own size; nil if the sides differ.
  ///
  /// A view of a given size with its contents in the middle has equal distances at two sides only.
  private func inset(of index: Int, _ axis: Axis) -> Inset? {
    let sides = Axis.allCases.compactMap { self.sides(of: index, $0) }.flatMap(\.self)
    guard sides.count == 2 * Axis.allCases.count, let first = sides.first,
      abs(first.new - first.old) > slack,
      sides.allSatisfy({ abs($0.old - first.old) <= slack && abs($0.new - first.new) <= slack }),
      contents(of: index, axis).allSatisfy({ isSizeExplained[$0] })
    else { return nil }
    return first
  }

  /// The distances of the contents to both ends of a view; nil if there are none.
  private func sides(of index: Int, _ axis: Axis) -> [Inset]? {
    let all = contents(of: index, axis).compactMap { edges(of: $0, axis) }
    guard let own = edges(of: index, axis), let oldStart = all.map(\.oldStart).min(),
      let newStart = all.map(\.newStart).min(), let oldEnd = all.map(\.oldEnd).max(),
      let newEnd = all.map(\.newEnd).max()
    else { return nil }
    return [
      Inset(old: oldStart, new: newStart),
      Inset(old: own.oldLength - oldEnd, new: own.newLength - newEnd),
    ]
  }

  /// The views in a view that are not as long as the view itself, as a background is.
  private func contents(of index: Int, _ axis: Axis) -> [Int] {
    guard let own = edges(of: index, axis) else { return [] }
    return pairs.all[index].children.filter { child in
      guard let edges = edges(of: child, axis) else { return false }
      return edges.oldLength < own.oldLength - slack || edges.newLength < own.newLength - slack
    }
  }

  // MARK: Places

  /// Examines the children of a view whose own position and size are already explained.
  private mutating func explain(_ index: Int, _ axis: Axis) {
    guard let own = edges(of: index, axis) else { return }
    if pairs.all[index].parent == nil, !isSizeExplained[index] {
      note(own.oldLength, own.newLength, Self.size(axis, pairs.label(of: index)))
    }
    if let inset = insets[index] {
      note(inset.old, inset.new, "inside \(pairs.label(of: index))")
    }
    var walk = Steps(known.steps[index] ?? [], slack)
    walk.insert(own.growth)
    walk.insert(own.growth / 2)
    if known.rearranged.contains(index) { return }
    while true {
      let done = explained(in: index, axis, by: &walk) { [self] child in
        isSizeExplained[child] || follows(child, in: index, axis)
      }
      let open = pairs.all[index].children.filter { child in
        !done.contains(child) && edges(of: child, axis) != nil
      }
      if isCentered(open, in: index, axis) { return }
      guard let first = open.min(by: { start(of: $0, axis) < start(of: $1, axis) }),
        let edges = outerEdges(of: first, axis)
      else { return }
      give(first, in: index, axis, edges, walk, beside: done)
      settled.insert(Settled(index: first, axis: axis))
      walk.insert(edges)
    }
  }

  private struct Settled: Hashable {
    var index: Int
    var axis: Axis
  }

  /// Views that have a finding of their own.
  private var settled: Set<Settled> = []

  /// The children whose positions follow from the steps, with the steps that they add.
  private func explained(
    in index: Int, _ axis: Axis, by steps: inout Steps, sizes: (Int) -> Bool
  ) -> Set<Int> {
    var done: Set<Int> = []
    var isGrowing = true
    let give = axis == .vertical ? lineShift(in: index) : 0
    while isGrowing {
      isGrowing = false
      for child in pairs.all[index].children where !done.contains(child) {
        guard let edges = outerEdges(of: child, axis) else { continue }
        let isSettled = settled.contains(Settled(index: child, axis: axis))
        guard
          isSettled
            || steps.explain(edges, isSized: sizes(child), isHanging: hangs(child, in: index, axis))
            || abs(edges.first) <= give && sizes(child) || isShare(edges, in: index, axis)
        else { continue }
        done.insert(child)
        steps.insert(edges)
        isGrowing = true
      }
    }
    return done
  }

  /// Whether a view is nearer to what comes after it than to the start of its parent.
  ///
  /// Only such a view grows towards the start while its end stays. What reaches out of its parent hangs nowhere.
  private func hangs(_ child: Int, in parent: Int, _ axis: Axis) -> Bool {
    guard let own = edges(of: child, axis), let around = edges(of: parent, axis) else {
      return true
    }
    let next = pairs.all[parent].children.compactMap { edges(of: $0, axis)?.oldStart }
    let after = next.filter { $0 >= own.oldEnd }.min() ?? around.oldLength
    return (-slack...max(0, own.oldStart)).contains(after - own.oldEnd)
  }

  private func lineShift(in index: Int) -> Double {
    let shifts = pairs.all[index].children.filter(known.refonted.contains).compactMap {
      edges(of: $0, .vertical).map { abs($0.growth) }
    }
    return shifts.max().map { $0 + slack } ?? 0
  }

  /// Whether a size follows that of the parent, of a sibling or of the other side.
  private func follows(_ child: Int, in parent: Int, _ axis: Axis) -> Bool {
    guard let own = edges(of: child, axis), let around = edges(of: parent, axis) else {
      return true
    }
    if let other = edges(of: child, axis.other), !Self.isNothing(other.growth), other.oldLength > 0,
      abs(own.newLength - own.oldLength * other.newLength / other.oldLength) <= slack
    {
      return true
    }
    let isPressed = !Self.isNothing(around.growth) || known.steps[parent]?.isEmpty == false
    guard isPressed else { return false }
    return pairs.all[parent].children.contains { sibling in
      guard sibling != child, let other = edges(of: sibling, axis) else { return false }
      return abs(other.oldLength - own.oldLength) <= slack
        && abs(other.newLength - own.newLength) <= slack
    }
  }

  /// Whether views of explained sizes are in the middle of their parent as a group, both before and after.
  ///
  /// A stack of SwiftUI has no view of its own, and is centered with its views. If one of them becomes the widest,
  /// all move by half of the difference. Texts that fill a width with equal margins stay in the middle for another
  /// reason, which the margins are.
  private func isCentered(_ group: [Int], in parent: Int, _ axis: Axis) -> Bool {
    let all = group.compactMap { outerEdges(of: $0, axis) }
    let sized = group.filter { isSizeExplained[$0] }.compactMap { outerEdges(of: $0, axis) }
    guard sized.count > 1, !group.contains(where: { isBrokenDifferently($0, axis) }),
      let around = edges(of: parent, axis),
      // What lies behind a view is as large as the view.
      all.allSatisfy({ edges in sized.contains { $0.isNear(edges, within: slack) } }),
      let oldStart = all.map(\.oldStart).min(), let newStart = all.map(\.newStart).min(),
      let oldEnd = all.map(\.oldEnd).max(), let newEnd = all.map(\.newEnd).max()
    else { return false }
    return abs(oldStart + oldEnd - around.oldLength) <= 2 * slack
      && abs(newStart + newEnd - around.newLength) <= 2 * slack
  }

  /// Whether a view keeps its share of the parent's size.
  private func isShare(_ own: Edges, in parent: Int, _ axis: Axis) -> Bool {
    guard let around = edges(of: parent, axis), !Self.isNothing(around.growth),
      around.oldLength > 0, own.oldLength > 0
    else { return false }
    let factor = around.newLength / around.oldLength
    return abs(own.newLength - own.oldLength * factor) <= slack
      && abs(own.newStart - own.oldStart * factor) <= slack
  }

  // MARK: Findings

  private mutating func give(
    _ child: Int, in parent: Int, _ axis: Axis, _ own: Edges, _ steps: Steps, beside done: Set<Int>
  ) {
    let before = distance(of: child, in: parent, axis, beside: done, isBefore: true)
    let after = distance(of: child, in: parent, axis, beside: done, isBefore: false)
    let inner = edges(of: child, axis) ?? own
    let size = (inner.oldLength, inner.newLength, Self.size(axis, pairs.label(of: child)))
    let isSized = isSizeExplained[child] || follows(child, in: parent, axis)
    if isSized {
      note([before, after].min { $0.0 < $1.0 } ?? before)
    } else if steps.allows(own.first) {
      note(size.0 <= after.0 ? size : after)
    } else if steps.allows(own.last) {
      note(size.0 <= before.0 ? size : before)
    } else {
      note(before)
      note(after)
    }
  }

  private typealias Distance = (Double, Double, String)

  /// The distance to an explained view beside it, or to the edge of its parent.
  private func distance(
    of child: Int, in parent: Int, _ axis: Axis, beside done: Set<Int>, isBefore: Bool
  ) -> Distance {
    guard let own = outerEdges(of: child, axis), let around = edges(of: parent, axis) else {
      return (.infinity, .infinity, "")
    }
    let place = Self.side(axis, isBefore, pairs.label(of: child))
    var best: Distance =
      isBefore
      ? (own.oldStart, own.newStart, place)
      : (around.oldLength - own.oldEnd, around.newLength - own.newEnd, place)
    for sibling in done {
      guard let other = outerEdges(of: sibling, axis) else { continue }
      let gap =
        isBefore
        ? (own.oldStart - other.oldEnd, own.newStart - other.newEnd, place)
        : (other.oldStart - own.oldEnd, other.newStart - own.newEnd, place)
      if gap.0 >= 0, gap.1 >= 0, gap.0 < best.0 { best = gap }
    }
    return best.0 >= 0 ? best : (.infinity, best.1, place)
  }

  private mutating func note(_ distance: Distance) { note(distance.0, distance.1, distance.2) }

  private mutating func note(_ old: Double, _ new: Double, _ place: String) {
    guard old.isFinite, new.isFinite else {
      return findings.append(Finding(old: 0, new: 0, place: place))
    }
    let finding = Finding(old: Self.rounded(old), new: Self.rounded(new), place: place)
    if finding.old != finding.new { findings.append(finding) }
  }

  private static func side(_ axis: Axis, _ isBefore: Bool, _ label: String) -> String {
    switch axis {
    case .horizontal: "\(isBefore ? "left" : "right") of \(label)"
    case .vertical: "\(isBefore ? "above" : "below") \(label)"
    }
  }

  private static func size(_ axis: Axis, _ label: String) -> String {
    "\(axis == .horizontal ? "width" : "height") of \(label)"
  }

  // MARK: Edges

  /// The position of a view in its parent along one axis.
  struct Edges {
    var oldStart: Double
    var oldLength: Double
    var newStart: Double
    var newLength: Double

    var oldEnd: Double { oldStart + oldLength }
    var newEnd: Double { newStart + newLength }
    var first: Double { newStart - oldStart }
    var last: Double { newEnd - oldEnd }
    var growth: Double { newLength - oldLength }

    func isNear(_ other: Edges, within slack: Double) -> Bool {
      abs(oldStart - other.oldStart) <= slack && abs(oldEnd - other.oldEnd) <= slack
        && abs(newStart - other.newStart) <= slack && abs(newEnd - other.newEnd) <= slack
    }
  }

  /// The edges of a view; nil if the view is invisible or exists on only one side.
  ///
  /// The root's own position is ignored.
  private func edges(of index: Int, _ axis: Axis) -> Edges? {
    guard let (old, new) = pairs.all[index].both, let a = old.frame, let b = new.frame,
      old["hidden"] == nil || new["hidden"] == nil
    else { return nil }
    let isRoot = pairs.all[index].parent == nil
    return switch axis {
    case .horizontal:
      Edges(
        oldStart: isRoot ? 0 : a.x, oldLength: a.width, newStart: isRoot ? 0 : b.x,
        newLength: b.width)
    case .vertical:
      Edges(
        oldStart: isRoot ? 0 : a.y, oldLength: a.height, newStart: isRoot ? 0 : b.y,
        newLength: b.height)
    }
  }

  /// The edges of a view as if a padding that changed were a part of it, so that it has grown in its place.
  private func outerEdges(of index: Int, _ axis: Axis) -> Edges? {
    guard var edges = edges(of: index, axis) else { return nil }
    guard let growth = known.paddings[index] else { return edges }
    let (start, end) =
      axis == .horizontal ? (growth.left, growth.right) : (growth.top, growth.bottom)
    edges.newStart -= start
    edges.newLength += start + end
    return edges
  }

  private func start(of index: Int, _ axis: Axis) -> Double {
    edges(of: index, axis)?.newStart ?? .infinity
  }

  static func isNothing(_ distance: Double) -> Bool { abs(distance) < 0.011 }

  private static func rounded(_ distance: Double) -> Double { (distance * 100).rounded() / 100 + 0 }
}

/// How far edges may move.
private struct Steps {
  /// Changes of gaps, each of which can be added to a known step.
  private let gaps: [Double]
  private let slack: Double
  private var all: [Double] = [0]

  init(_ gaps: [Double], _ slack: Double) {
    self.gaps = gaps
    self.slack = slack
    all += gaps
  }

  mutating func insert(_ step: Double) {
    if !allows(step) { all.append(step) }
  }

  mutating func insert(_ edges: LayoutReasons.Edges) {
    for step in [edges.first, (edges.first + edges.last) / 2, edges.last] { insert(step) }
  }

  /// Whether a step is explained; a view that did not move needs no tolerance for rounding.
  func allows(_ step: Double) -> Bool {
    if LayoutReasons.isNothing(step) { return true }
    return all.contains { known in
      let isNear = !LayoutReasons.isNothing(known) && abs(known - step) <= slack
      return isNear || gaps.contains { abs(known + $0 - step) <= slack }
    }
  }

  func allows(_ growth: Double, after step: Double) -> Bool {
    ([0] + gaps).contains { abs(step + $0 - growth) <= slack }
      || gaps.contains { abs(step + 2 * $0 - growth) <= slack }
  }

  func explain(_ edges: LayoutReasons.Edges, isSized: Bool, isHanging: Bool) -> Bool {
    let (first, last) = (allows(edges.first), allows(edges.last))
    if first && last { return true }
    let isHeld = last && (isHanging || !LayoutReasons.isNothing(edges.last))
    // A view that stays centered and grows is rounded to pixels on both sides.
    let middle = (edges.first + edges.last) / 2
    return isSized && (first || isHeld || allows(middle) || abs(middle) <= slack)
  }
}
