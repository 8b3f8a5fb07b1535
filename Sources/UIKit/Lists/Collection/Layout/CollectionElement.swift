import Foundation

/// What stands for one view of a collection: an item, or a supplementary or decoration view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for items.
  var kind: String
  var indexPath: IndexPath

  static func item(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", indexPath: indexPath)
  }
}
