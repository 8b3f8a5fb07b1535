import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  struct PrefetchState {
    var lastOffset: CGPoint?
    /// The items that were announced to the data source and not shown since, in the order of announcement.
    var paths: [IndexPath] = []
    var direction = CGVector.zero
  }

  /// Announces the items of the next screen in the direction of the last scroll.
  ///
  /// When the direction changes, the announcements of items that were not shown are canceled.
  func prefetchAhead() {
    let old = prefetching.lastOffset
    prefetching.lastOffset = contentOffset
    guard let old, old != contentOffset, isPrefetchingEnabled, let source = prefetchDataSource
    else { return }
    let direction = CGVector(
      dx: (contentOffset.x - old.x).signOrZero, dy: (contentOffset.y - old.y).signOrZero)
    prefetching.paths.removeAll { shown.views[.item($0)] != nil }
    if direction != prefetching.direction { giveUpPrefetching(source) }
    prefetching.direction = direction
    let ahead = CGRect(origin: contentOffset, size: bounds.size)
      .offsetBy(dx: direction.dx * bounds.width, dy: direction.dy * bounds.height)
    let known = Set(prefetching.paths)
    let new = elements(in: ahead).filter {
      $0.category == .cell && shown.views[$0.element] == nil && !known.contains($0.indexPath)
    }.map(\.indexPath)
    guard !new.isEmpty else { return }
    prefetching.paths += new
    source.collectionView(self, prefetchItemsAt: new)
  }

  private func giveUpPrefetching(_ source: any UICollectionViewDataSourcePrefetching) {
    let old = prefetching.paths
    prefetching.paths = []
    if !old.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: old) }
  }
}

extension CGFloat {
  fileprivate var signOrZero: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
