import DarkroomCoreGraphics
import Foundation

/// Passes a list's drag interaction requests on to the list's drag delegate.
final class ListDragSource: NSObject, UIDragInteractionDelegate {
  private weak var list: UIView?

  init(_ list: UIView) {
    self.list = list
    super.init()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    switch list {
    case let table as UITableView:
      guard let path = table.indexPathForRow(at: session.location(in: table)) else { return [] }
      return table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    case let collection as UICollectionView:
      guard let path = collection.indexPathForItem(at: session.location(in: collection)) else {
        return []
      }
      return collection.dragDelegate?
        .collectionView(collection, itemsForBeginning: session, at: path) ?? []
    default: return []
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    if let table = list as? UITableView {
      table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    } else if let collection = list as? UICollectionView {
      collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    if let table = list as? UITableView {
      table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    } else if let collection = list as? UICollectionView {
      collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
    }
  }
}
