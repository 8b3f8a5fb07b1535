public import Foundation

/// What is told when something is dropped on a table.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

/// What a delegate leaves out.
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    _OptionalMethod("tableView:canHandle:", of: self)?.call(tableView, session, as: Bool.self)
      ?? true
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    _OptionalMethod("tableView:dropSessionDidEnter:", of: self)?.call(
      tableView, session, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    _OptionalMethod("tableView:dropSessionDidUpdate:withDestinationIndexPath:", of: self)?.call(
      tableView, session, destinationIndexPath, as: UITableViewDropProposal.self)
      ?? UITableViewDropProposal(operation: .cancel)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    _OptionalMethod("tableView:dropSessionDidExit:", of: self)?.call(
      tableView, session, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    _OptionalMethod("tableView:dropSessionDidEnd:", of: self)?.call(
      tableView, session, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    _OptionalMethod("tableView:dropPreviewParametersForRowAt:", of: self)?.call(
      tableView, indexPath, as: (UIDragPreviewParameters?).self)
      ?? nil
  }
}
