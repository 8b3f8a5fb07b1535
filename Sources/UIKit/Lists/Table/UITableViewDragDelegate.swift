public import Foundation

/// What is asked when a row is dragged.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}
