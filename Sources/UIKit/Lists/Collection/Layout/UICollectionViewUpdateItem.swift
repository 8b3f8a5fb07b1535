public import Foundation

/// One change of a batch; for a whole section, the item of the index path is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change to an item or a section.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Nil for an item that is inserted.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for an item that is deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
