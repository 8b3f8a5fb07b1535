import DarkroomUIKit
import Foundation

/// The accessibility elements of a view, in the order in which VoiceOver visits them.
///
/// A container's own list of elements is kept in its order. All other elements are read in rows from the top, each row
/// from the leading edge, and a group is read completely before the next element. Apple does not document which
/// elements form a row; here they are the ones that begin within 8 points on a phone and 13 on a tablet.
///
/// - SeeAlso: cashapp/AccessibilitySnapshot, for the two numbers. As there.
@MainActor
struct ReadingOrder {
  private indirect enum Node {
    case element(NSObject)
    case group([Node])
  }

  private let rowHeight: CGFloat
  private let isRightToLeft: Bool

  init(_ traits: UITraitCollection) {
    rowHeight = traits.userInterfaceIdiom == .pad ? 13 : 8
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }

  func elements(of root: UIView) -> [NSObject] {
    flattened(sorted(nodes(of: root)))
  }

  private func flattened(_ nodes: [Node]) -> [NSObject] {
    nodes.flatMap { node in
      switch node {
      case .element(let element): [element]
      case .group(let nodes): flattened(nodes)
      }
    }
  }

  private func nodes(of object: NSObject) -> [Node] {
    let view = object as? UIView
    if let view, view.isHidden || view.alpha == 0 { return [] }
    if object.accessibilityElementsHidden { return [] }
    if object.isAccessibilityElement { return [.element(object)] }
    if let listed = object.accessibilityElements {
      return [.group(listed.compactMap { $0 as? NSObject }.flatMap(nodes))]
    }
    guard let view else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }
    let children = (modal.map { [$0] } ?? view.subviews).flatMap(nodes)
    return view.shouldGroupAccessibilityChildren ? [.group(sorted(children))] : children
  }

  private func frame(of node: Node) -> CGRect {
    switch node {
    case .element(let element): element.accessibilityFrame
    case .group(let nodes): nodes.map(frame).reduce(.null) { $0.union($1) }
    }
  }

  private func sorted(_ nodes: [Node]) -> [Node] {
    let placed = nodes.enumerated().map {
      (node: $0.element, frame: frame(of: $0.element), index: $0.offset)
    }
    let downwards = placed.sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    var rows: [[(node: Node, frame: CGRect, index: Int)]] = []
    for item in downwards {
      if let first = rows.last?.first, item.frame.minY - first.frame.minY < rowHeight {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { row in
      row.sorted { a, b in
        isRightToLeft
          ? (-a.frame.maxX, a.index) < (-b.frame.maxX, b.index)
          : (a.frame.minX, a.index) < (b.frame.minX, b.index)
      }
    }.map(\.node)
  }
}
