import Foundation

/// The identity of one view of a collection: an item, or a supplementary or decoration view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for items.
  var kind: String
  var indexPath: IndexPath

  static func item(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", indexPath: indexPath)
  }

  /// The element that the view of this one represents after a batch of updates; nil if it is removed.
  ///
  /// Views of whole sections move with them, whereas views of the whole layout stay.
  func moved(by update: ListUpdate) -> CollectionElement? {
    guard indexPath.count == 2 else { return self }
    var new = self
    if category == .cell {
      guard let path = update.keptPath(of: indexPath) else { return nil }
      new.indexPath = path
    } else if update.oldCounts.indices.contains(indexPath.section) {
      guard !update.reloadedSections.contains(indexPath.section),
        let section = update.newSection(of: indexPath.section)
      else { return nil }
      new.indexPath[0] = section
    }
    return new
  }
}
