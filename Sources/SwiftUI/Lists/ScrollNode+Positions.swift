/// A scroll position that is notified of other scrolling.
struct ScrollPositionFollower {
  /// The point of the scroll view that determines which view is scrolled to.
  let anchor: UnitPoint?
  /// Called with the identities of the view that is scrolled to.
  let moved: @MainActor ([AnyHashable]) -> Void
}

/// Marks a layout whose views are scroll targets, as a key of `LayoutValues`.
enum ScrollTargets {}

extension ScrollNode {
  /// Notifies scroll positions of the view that is scrolled to: the one at their anchor.
  func tell(_ followers: [ScrollPositionFollower]) {
    guard let layout = targetLayout else { return }
    let targets = layout.scrollTargets.filter { isInSight($0.globalFrame) }
    for follower in followers {
      let distances = targets.map {
        distance(of: $0.globalFrame, to: follower.anchor ?? .topLeading)
      }
      guard let least = distances.min(), let index = distances.firstIndex(of: least) else {
        continue
      }
      follower.moved(targets[index].traits.identities)
    }
  }

  private func isInSight(_ rect: CGRect) -> Bool {
    let shown = rect.overlap(with: globalFrame)
    return !shown.isNull && shown.width > 0.5 && shown.height > 0.5
  }

  private func distance(of rect: CGRect, to anchor: UnitPoint) -> CGFloat {
    let (whole, isMirrored) = (globalFrame, environment.layoutDirection == .rightToLeft)
    let x = whole.minX + (isMirrored ? 1 - anchor.x : anchor.x) * whole.width
    let y = whole.minY + anchor.y * whole.height
    return axes.reduce(0) { sum, axis in
      let point = axis == .horizontal ? x : y
      let (start, end) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      return sum + max(start - point, point - end, 0)
    }
  }
}

extension LayoutNode {
  /// The innermost node that is marked as the layout of scroll targets.
  fileprivate var targetLayout: LayoutNode? {
    children.lazy.compactMap(\.targetLayout).first ?? (isTargetLayout ? self : nil)
  }

  private var isTargetLayout: Bool {
    traits.values[ObjectIdentifier(ScrollTargets.self)] as? Bool == true
  }

  /// The outermost views with identities in the node.
  fileprivate var scrollTargets: [LayoutNode] {
    children.flatMap { $0.traits.identities.isEmpty ? $0.scrollTargets : [$0] }
  }
}
