import DarkroomCoreGraphics
import Foundation

/// One section of a compositional layout with the places of its headers, groups, footers and backgrounds.
@MainActor
struct CompositionalSection {
  struct Boundary {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var element: CollectionElement
    var size: CGSize
    /// Across the scroll direction.
    var across: CGFloat
  }

  let index: Int
  let definition: NSCollectionLayoutSection
  /// The layout's scroll direction.
  let axis: FlowAxis
  /// Of the layout, across the scroll direction.
  let breadth: CGFloat
  /// Around the groups, the safe area included.
  let insets: UIEdgeInsets
  var start: CGFloat
  var boundaries: [Boundary] = []
  var groups: SectionGroups

  var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }
  /// The direction in which groups follow each other.
  static func groupAxis(_ definition: NSCollectionLayoutSection, in axis: FlowAxis) -> FlowAxis {
    FlowAxis(
      isHorizontal: axis.isHorizontal != (definition.orthogonalScrollingBehavior != .none))
  }
  private var edges: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    axis.insets(insets)
  }

  var count: Int { groups.count }

  // MARK: Lengths along the scroll direction

  private func extent(_ isWanted: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool) -> CGFloat
  {
    boundaries.filter { $0.item.extendsBoundary && isWanted($0.item) }
      .map { axis.along($0.size) }.max() ?? 0
  }

  private var headerLength: CGFloat { extent { isAtStart($0) } }
  private var footerLength: CGFloat { extent { isAtEnd($0) } }
  private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isHorizontal ? .leading : .top)
  }
  private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isHorizontal ? .trailing : .bottom)
  }

  var groupsStart: CGFloat { start + headerLength + edges.start }
  var groupsEnd: CGFloat {
    groupsStart + (isOrthogonal ? groupBreadth : groupsLength)
  }
  private var itemsEnd: CGFloat { groupsEnd + edges.end }
  var end: CGFloat { itemsEnd + footerLength }

  /// The total length of all groups with the spaces between them, in their direction.
  var groupsLength: CGFloat { groups.length }
  private var groupBreadth: CGFloat { groups.breadth }

  // MARK: Groups

  private func origin(ofGroupAt position: CGFloat) -> CGPoint {
    isOrthogonal
      ? axis.point(along: groupsStart, across: edges.before + position)
      : axis.point(along: groupsStart + position, across: edges.before)
  }

  /// Calls `body` with the groups that intersect a range of their own axis.
  func forEachGroup(
    from low: CGFloat, to high: CGFloat, _ body: (SolvedGroup, CGPoint, _ first: Int) -> Void
  ) {
    for group in groups.groups(from: low, to: high) {
      body(group.solved, origin(ofGroupAt: group.start), group.first)
    }
  }

  /// The view of one item.
  func view(ofItem item: Int, kind: String?) -> SolvedGroup.View? {
    guard let group = groups.group(ofItem: item) else { return nil }
    return group.solved.view(item - group.first, kind, origin(ofGroupAt: group.start))
  }

  /// The values for the scroll view of a section that scrolls orthogonally to the collection.
  var orthogonal: OrthogonalSection? {
    guard isOrthogonal, count > 0 else { return nil }
    let length = edges.before + groupsLength + edges.after
    var section = OrthogonalSection(
      section: index,
      frame: axis.rect(
        along: groupsStart, across: 0, axis.size(along: groupBreadth, across: breadth)),
      contentSize: axis.size(along: groupBreadth, across: length))
    switch definition.orthogonalScrollingBehavior {
    case .paging, .groupPaging, .groupPagingCentered: section.isPaging = true
    default: break
    }
    if definition.orthogonalScrollingBehavior == .groupPagingCentered {
      section.restingOffset = axis.point(
        along: 0, across: edges.before + (groups.firstLength - breadth) / 2)
    }
    return section
  }

  // MARK: Headers, footers and backgrounds

  /// A pinned view stays visible as long as its section is visible.
  ///
  /// - Parameter visible: The visible span of the content, along the scroll direction.
  func frame(of boundary: Boundary, visible: ClosedRange<CGFloat>) -> CGRect {
    let length = axis.along(boundary.size)
    let offset = boundary.item.offset
    var along: CGFloat
    if isAtStart(boundary.item) {
      along = start + axis.along(offset)
      if boundary.item.pinToVisibleBounds {
        along = max(along, min(visible.lowerBound, itemsEnd - length))
      }
    } else if isAtEnd(boundary.item) {
      along = end - length + axis.along(offset)
      if boundary.item.pinToVisibleBounds {
        along = min(along, max(visible.upperBound - length, start + headerLength))
      }
    } else {
      along = (groupsStart + groupsEnd - length) / 2 + axis.along(offset)
    }
    return axis.rect(
      along: along, across: boundary.across + axis.across(offset), boundary.size)
  }

  func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
    let whole = axis.rect(along: start, across: 0, axis.size(along: end - start, across: breadth))
    return decoration.insetFrame(whole)
  }
}

extension SolvedGroup {
  fileprivate func view(_ item: Int, _ kind: String?, _ origin: CGPoint) -> View? {
    guard var view = views.first(where: { $0.item == item && $0.kind == kind }) else { return nil }
    view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    return view
  }
}
