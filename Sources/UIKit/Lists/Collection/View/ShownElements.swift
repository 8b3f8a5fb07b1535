import Foundation

/// The views that are in a collection now.
@MainActor
struct ShownElements {
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// Made in this layout pass and not yet shown.
  var fresh: Set<CollectionElement> = []
  /// Views from before a reload, which the next layout pass puts away.
  var aside: [(element: CollectionElement, view: UICollectionReusableView)] = []
  /// The item under a finger.
  var highlighted: IndexPath?
  /// Of sections that scroll across the collection, by section.
  var scrollers: [Int: UICollectionView.Scroller] = [:]
  /// Views that a batch update replaced or removed, which go when the new ones are there.
  var replaced: [(element: CollectionElement, view: UICollectionReusableView)] = []
  /// Cells whose data source is asked again without a new cell.
  var reconfigured: Set<CollectionElement> = []
  /// Views whose preferred sizes are not known.
  var unmeasured: Set<CollectionElement> = []
  /// Of the view that the data source is asked for now.
  var attributesInProgress: UICollectionViewLayoutAttributes?

  /// In a fixed order: by index path, then headers before items before footers and others.
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
