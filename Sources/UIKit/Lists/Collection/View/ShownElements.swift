import Foundation

/// The views that a collection currently contains.
@MainActor
struct ShownElements {
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// Views that were created in this layout pass and are not shown yet.
  var fresh: Set<CollectionElement> = []
  /// Views from before a reload, which the next layout pass removes.
  var aside: [(element: CollectionElement, view: UICollectionReusableView)] = []
  /// The item under a finger.
  var highlighted: IndexPath?
  /// The scroll views of orthogonally scrolling sections, by section.
  var scrollers: [Int: UICollectionView.Scroller] = [:]
  /// Views that a batch update replaced or removed; they are removed when the new ones exist.
  var replaced: [(element: CollectionElement, view: UICollectionReusableView)] = []
  /// Cells that the data source configures again without creating a new cell.
  var reconfigured: Set<CollectionElement> = []
  /// Views whose preferred sizes are not known.
  var unmeasured: Set<CollectionElement> = []
  /// The attributes of the view that the data source is currently asked for.
  var attributesInProgress: UICollectionViewLayoutAttributes?

  /// The views in a fixed order: by index path, then headers before items before footers and others.
  var sorted: [(element: CollectionElement, view: UICollectionReusableView)] {
    views.map { (element: $0.key, view: $0.value) }.sorted { $0.element < $1.element }
  }

  var items: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    let cells = views.compactMap { element, view in
      element.category == .cell
        ? (view as? UICollectionViewCell).map { (indexPath: element.indexPath, cell: $0) } : nil
    }
    return cells.sorted { $0.indexPath < $1.indexPath }
  }

  func supplementaries(
    _ kind: String
  ) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    sorted.compactMap { element, view in
      element.category == .supplementaryView && element.kind == kind
        ? (indexPath: element.indexPath, view: view) : nil
    }
  }

  func element(of view: UICollectionReusableView) -> IndexPath? {
    views.first { $0.value === view }?.key.indexPath
  }

  mutating func putAside() {
    aside += sorted
    views = [:]
    fresh = []
    unmeasured = []
    reconfigured = []
  }
}

extension CollectionElement: Comparable {
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
    if first.category != second.category {
      return first.category.rawValue < second.category.rawValue
    }
    return first.kind < second.kind
  }
}
