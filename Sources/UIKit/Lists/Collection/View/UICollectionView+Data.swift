import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// The numbers of items in each section, requested once after each reload.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let asked = askedCounts()
    counts = asked
    return asked
  }

  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return ListCounts.asked(sections: dataSource.numberOfSections(in: self), of: "items") {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func askedCount(_ section: Int) -> Int {
    let counts = loadedCounts
    ListCounts.check(section, of: counts.count, for: "the number of items")
    return counts[section]
  }

  func has(_ indexPath: IndexPath) -> Bool {
    let counts = loadedCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && 0..<counts[indexPath.section] ~= indexPath.item
  }

  func reloadContent() {
    counts = nil
    selection = []
    updates.isLaidOut = false
    shown.putAside()
    movement = nil
    let context = layout.makeInvalidationContext()
    context.isForReload = true
    layout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  // MARK: The layout

  func attach(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    layout.invalidateLayout()
  }

  /// The layout, which is prepared if necessary.
  var preparedLayout: UICollectionViewLayout {
    _ = loadedCounts
    layout.prepareIfNeeded()
    return layout
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !context.invalidateEverything { counts = nil }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }
    setNeedsLayout()
  }

  /// Changes the visible area, and asks the layout whether the new bounds invalidate it.
  func changeVisibleArea(_ change: () -> Void) {
    let old = bounds
    change()
    let new = bounds
    guard new != old else { return }
    if new.size != old.size { backgroundView?.frame = new }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    let context = layout.invalidationContext(forBoundsChange: new)
    context.isForMovement = true
    layout.invalidateLayout(with: context)
  }

  func insetDidChange() { layout.invalidateLayout() }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
