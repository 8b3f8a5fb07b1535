import Foundation

/// One change in a batch of updates of a table or a collection.
///
/// Indexes of deletions, reloads and origins of moves refer to the state before the batch, those of insertions and
/// destinations to the state after it.
enum ListChange: Equatable {
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
  case moveItem(IndexPath, IndexPath)

  /// The change as layouts receive it; nil for a change that moves nothing.
  @MainActor var item: UICollectionViewUpdateItem? {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch self {
    case .insertSection(let new):
      return UICollectionViewUpdateItem(.insert, before: nil, after: whole(new))
    case .deleteSection(let old):
      return UICollectionViewUpdateItem(.delete, before: whole(old), after: nil)
    case .reloadSection(let old):
      return UICollectionViewUpdateItem(.reload, before: whole(old), after: whole(old))
    case .moveSection(let old, let new):
      return UICollectionViewUpdateItem(.move, before: whole(old), after: whole(new))
    case .insertItem(let new):
      return UICollectionViewUpdateItem(.insert, before: nil, after: new)
    case .deleteItem(let old):
      return UICollectionViewUpdateItem(.delete, before: old, after: nil)
    case .reloadItem(let old):
      return UICollectionViewUpdateItem(.reload, before: old, after: old)
    case .moveItem(let old, let new):
      return UICollectionViewUpdateItem(.move, before: old, after: new)
    case .reconfigureItem: return nil
    }
  }
}
