import DarkroomCoreGraphics
import Foundation

/// Places the views of groups.
@MainActor
struct GroupSolver {
  let section: Int
  /// The preferred sizes of views with estimated lengths.
  let preferred: [CollectionElement: CGSize]
  let traits: UITraitCollection

  /// The tolerance in points by which items may exceed a group, because thirds of a width add up to slightly more than
  /// the width.
  private static let tolerance: CGFloat = 0.001

  /// Solves a group of at most `limit` items, the first of which has the index `first` in its section.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int
  ) -> SolvedGroup {
    let outer = group.layoutSize.size(in: container)
    let solved =
      switch group.arrangement {
      case .horizontal: line(group, FlowAxis(isHorizontal: true), outer, first, limit)
      case .vertical: line(group, FlowAxis(isHorizontal: false), outer, first, limit)
      case .custom(let provider): custom(group, provider, outer, limit)
      }
    return attaching(group.supplementaryItems, to: solved, section)
  }

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ outer: CGSize, _ limit: Int
  ) -> SolvedGroup {
    let container = CollectionLayoutContainer(outer, insets: group.contentInsets)
    let items = provider(CollectionLayoutEnvironment(container, traits)).prefix(limit)
    let views = items.enumerated().map {
      SolvedGroup.View(item: $0, frame: $1.frame, zIndex: $1.zIndex)
    }
    return SolvedGroup(size: outer, views: views, itemCount: max(1, views.count))
  }

  // MARK: Lines

  /// An item of a line before its place is known.
  private struct Member {
    var item: NSCollectionLayoutItem
    var solved: SolvedGroup
    /// The space before and after it, along the line and across it.
    var edges: Edges
  }

  fileprivate struct Edges {
    var start: NSCollectionLayoutSpacing?
    var end: NSCollectionLayoutSpacing?
    var before: NSCollectionLayoutSpacing?
    var after: NSCollectionLayoutSpacing?
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: FlowAxis, _ outer: CGSize, _ first: Int, _ limit: Int
  ) -> SolvedGroup {
    let inner = outer.inset(by: group.contentInsets)
    let size = group.layoutSize
    let along = axis.isHorizontal ? size.widthDimension : size.heightDimension
    let across = axis.isHorizontal ? size.heightDimension : size.widthDimension
    var members = members(group, axis, inner, isOpen: along.isEstimated, first, limit)
    equalize(&members, axis)

    let used = length(members, group.interItemSpacing, axis)
    let room = along.isEstimated ? used : axis.along(inner)
    let breadth =
      across.isEstimated
      ? members.map { self.breadth($0, axis) }.max() ?? 0 : axis.across(inner)
    let insets = group.contentInsets
    let lost = axis.size(
      along: axis.along(outer) - axis.along(inner), across: axis.across(outer) - axis.across(inner))
    var solved = SolvedGroup(
      size: axis.size(
        along: along.isEstimated ? used + axis.along(lost) : axis.along(outer),
        across: across.isEstimated ? breadth + axis.across(lost) : axis.across(outer)))
    place(
      members, group.interItemSpacing, axis, rest: room - used, breadth: breadth,
      origin: CGPoint(x: insets.leading, y: insets.top), into: &solved)
    return solved
  }

  /// The items of the group: as many as it specifies, or as many as fit.
  private func members(
    _ group: NSCollectionLayoutGroup, _ axis: FlowAxis, _ inner: CGSize, isOpen: Bool,
    _ first: Int, _ limit: Int
  ) -> [Member] {
    guard !group.subitems.isEmpty else { return [] }
    let share = sharedLength(group, axis, inner, isOpen: isOpen)
    var members: [Member] = []
    var taken = 0
    var used: CGFloat = 0
    while taken < limit {
      if let count = group.itemCount, members.count >= count { break }
      if group.itemCount == nil, isOpen, members.count == group.subitems.count { break }
      let item = group.subitems[members.count % group.subitems.count]
      let member = member(item, axis, inner, share, first + taken, limit - taken)
      let length = self.length([member], nil, axis)
      let gap = members.isEmpty ? 0 : group.interItemSpacing?.spacing ?? 0
      if group.itemCount == nil, !isOpen, !members.isEmpty {
        // The excess is at most half an item, because otherwise a line of almost no length would take millions of
        // items.
        let excess = min(Self.tolerance, length / 2)
        guard length + gap > 0, length.isFinite,
          used + gap + length <= axis.along(inner) + excess
        else { break }
      }
      members.append(member)
      used += gap + length
      taken += max(1, member.solved.itemCount)
    }
    return members
  }

  /// The length of each item if they share the group's length; nil if they have their own.
  private func sharedLength(
    _ group: NSCollectionLayoutGroup, _ axis: FlowAxis, _ inner: CGSize, isOpen: Bool
  ) -> CGFloat? {
    guard let count = group.itemCount, count > 0, !isOpen, let item = group.subitems.first else {
      return nil
    }
    let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    let room = axis.along(inner)
    let own = axis.along(item.layoutSize.size(in: inner))
    guard group.sharesLength || CGFloat(count) * own + gaps > room + Self.tolerance else {
      return nil
    }
    return max(0, room - gaps) / CGFloat(count)
  }

  private func member(
    _ item: NSCollectionLayoutItem, _ axis: FlowAxis, _ inner: CGSize, _ share: CGFloat?,
    _ first: Int, _ limit: Int
  ) -> Member {
    let edges = item.edgeSpacing.map {
      axis.isHorizontal
        ? Edges(start: $0.leading, end: $0.trailing, before: $0.top, after: $0.bottom)
        : Edges(start: $0.top, end: $0.bottom, before: $0.leading, after: $0.trailing)
    }
    let solved: SolvedGroup
    if let group = item as? NSCollectionLayoutGroup {
      var room = inner
      if let share { room = axis.size(along: share, across: axis.across(inner)) }
      solved = solve(group, in: room, first: first, limit: limit)
    } else {
      solved = leaf(item, axis, inner, share, first)
    }
    return Member(item: item, solved: solved, edges: edges ?? Edges())
  }

  private func leaf(
    _ item: NSCollectionLayoutItem, _ axis: FlowAxis, _ inner: CGSize, _ share: CGFloat?,
    _ index: Int
  ) -> SolvedGroup {
    let asked = preferred[.item(IndexPath(item: index, section: section))]
    var size = item.layoutSize.size(in: inner)
    let measuresWidth = item.layoutSize.widthDimension.isEstimated
    let measuresHeight = item.layoutSize.heightDimension.isEstimated
    if measuresWidth, let asked { size.width = asked.width }
    if measuresHeight, let asked { size.height = asked.height }
    if let share { size = axis.size(along: share, across: axis.across(size)) }
    let view = SolvedGroup.View(
      item: 0, frame: item.insetFrame(CGRect(origin: .zero, size: size)),
      measuresWidth: measuresWidth, measuresHeight: measuresHeight)
    let solved = SolvedGroup(size: size, views: [view], itemCount: 1)
    return attaching(item.supplementaryItems, to: solved, section)
  }

  /// Gives items with uniform lengths across their siblings the length of the longest one, across the line.
  private func equalize(_ members: inout [Member], _ axis: FlowAxis) {
    func isUniform(_ member: Member) -> Bool {
      let size = member.item.layoutSize
      return (axis.isHorizontal ? size.heightDimension : size.widthDimension)
        .isUniformAcrossSiblings
    }
    let longest = members.filter(isUniform).map { axis.across($0.solved.size) }.max() ?? 0
    for index in members.indices where isUniform(members[index]) {
      let size = axis.size(along: axis.along(members[index].solved.size), across: longest)
      members[index].solved.size = size
      for view in members[index].solved.views.indices
      where members[index].solved.views[view].kind == nil {
        members[index].solved.views[view].frame.size = size
      }
    }
  }

  // MARK: Lengths and places

  private func length(
    _ members: [Member], _ spacing: NSCollectionLayoutSpacing?, _ axis: FlowAxis
  ) -> CGFloat {
    let gaps = CGFloat(max(0, members.count - 1)) * (spacing?.spacing ?? 0)
    return members.reduce(gaps) {
      $0 + ($1.edges.start?.spacing ?? 0) + axis.along($1.solved.size)
        + ($1.edges.end?.spacing ?? 0)
    }
  }

  private func breadth(_ member: Member, _ axis: FlowAxis) -> CGFloat {
    (member.edges.before?.spacing ?? 0) + axis.across(member.solved.size)
      + (member.edges.after?.spacing ?? 0)
  }

  /// Distributes the remaining room equally among the flexible spacings.
  private func place(
    _ members: [Member], _ spacing: NSCollectionLayoutSpacing?, _ axis: FlowAxis, rest: CGFloat,
    breadth: CGFloat, origin: CGPoint, into solved: inout SolvedGroup
  ) {
    let gaps = spacing?.isFlexibleSpacing == true ? members.count - 1 : 0
    let flexible = members.reduce(gaps) { $0 + $1.edges.flexibleAlong }
    let part = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
    func width(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? part : 0)
    }
    var position: CGFloat = 0
    for (index, member) in members.enumerated() {
      if index > 0 { position += width(spacing) }
      position += width(member.edges.start)
      let across = offset(of: member, axis, breadth)
      let start = axis.point(along: position, across: across)
      for var view in member.solved.views {
        view.frame = view.frame.offsetBy(dx: origin.x + start.x, dy: origin.y + start.y)
        view.item += solved.itemCount
        solved.views.append(view)
      }
      solved.itemCount += max(1, member.solved.itemCount)
      position += axis.along(member.solved.size) + width(member.edges.end)
    }
  }

  private func offset(of member: Member, _ axis: FlowAxis, _ breadth: CGFloat) -> CGFloat {
    let (before, after) = (member.edges.before, member.edges.after)
    let rest = max(0, breadth - self.breadth(member, axis))
    let flexible = [before, after].count { $0?.isFlexibleSpacing == true }
    let part = before?.isFlexibleSpacing == true ? rest / CGFloat(flexible) : 0
    return (before?.spacing ?? 0) + part
  }

  // MARK: Supplementary views

  private func attaching(
    _ items: [NSCollectionLayoutSupplementaryItem], to solved: SolvedGroup, _ section: Int
  ) -> SolvedGroup {
    guard !items.isEmpty else { return solved }
    var solved = solved
    let isItem = solved.itemCount == 1 && solved.views.count == 1
    let box = isItem ? solved.views[0].frame : CGRect(origin: .zero, size: solved.size)
    for item in items {
      let frame = item.frame(beside: box, size: item.layoutSize.size(in: box.size))
      solved.views.append(
        SolvedGroup.View(item: 0, kind: item.elementKind, frame: frame, zIndex: item.zIndex))
    }
    return solved
  }
}

@MainActor
extension GroupSolver.Edges {
  fileprivate var flexibleAlong: Int {
    [start, end].count { $0?.isFlexibleSpacing == true }
  }
}

extension NSCollectionLayoutItem {
  /// The content insets have no effect along estimated lengths.
  func insetFrame(_ frame: CGRect) -> CGRect {
    let isWide = !layoutSize.widthDimension.isEstimated
    let isHigh = !layoutSize.heightDimension.isEstimated
    let (leading, trailing) = isWide ? (contentInsets.leading, contentInsets.trailing) : (0, 0)
    let (top, bottom) = isHigh ? (contentInsets.top, contentInsets.bottom) : (0, 0)
    return CGRect(
      x: frame.minX + leading, y: frame.minY + top,
      width: max(0, frame.width - leading - trailing),
      height: max(0, frame.height - top - bottom))
  }
}
