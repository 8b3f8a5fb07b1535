import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  typealias Scroller = _UICollectionViewOrthogonalScrollerEmbeddedScrollView

  func scroller(for section: OrthogonalSection) -> Scroller {
    let scroller = shown.scrollers[section.section] ?? Scroller(frame: section.frame)
    shown.scrollers[section.section] = scroller
    scroller.adopt(section)
    if scroller.superview !== self { addSubview(scroller) }
    return scroller
  }

  /// Sections whose content became shorter are scrolled back before visible items are determined.
  func adoptOrthogonalSections() {
    for (section, scroller) in shown.scrollers {
      let first = IndexPath(item: 0, section: section)
      guard has(first), let attributes = layout.layoutAttributesForItem(at: first),
        let row = layout.orthogonalSection(of: attributes), row.section == section
      else { continue }
      scroller.adopt(row)
    }
  }

  /// Moves views between the collection and the embedded scroll views, and removes empty scroll views.
  func placeScrollers() {
    var used: Set<Int> = []
    for (element, view) in shown.sorted {
      guard let attributes = view.reuse.attributes else { continue }
      if let section = layout.orthogonalSection(of: attributes) {
        used.insert(section.section)
        let scroller = scroller(for: section)
        if view.superview != nil { scroller.show(view, attributes) }
      } else if view.superview is Scroller {
        view.center = attributes.center
        insert(view, element)
      }
    }
    for (section, scroller) in shown.scrollers where !used.contains(section) {
      scroller.removeFromSuperview()
    }
  }

  /// The item at a point of an embedded scroll view, taking its content offset into account.
  func scrolledItemPath(at point: CGPoint) -> IndexPath? {
    guard
      let scroller = shown.scrollers.values.first(where: {
        $0.superview === self && $0.frame.contains(point)
      })
    else { return nil }
    let inside = convert(point, to: scroller as UIView?)
    return shown.items.first {
      $0.cell.superview === scroller && $0.cell.frame.contains(inside)
    }?.indexPath
  }
}
