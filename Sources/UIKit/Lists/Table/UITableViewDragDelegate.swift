public import DarkroomCoreGraphics
public import Foundation

/// What is asked when a row is dragged.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// What a delegate leaves out.
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    _OptionalMethod("tableView:itemsForAddingTo:at:point:", of: self)?.call(
      tableView, session, indexPath, point, as: [UIDragItem].self) ?? []
  }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    _OptionalMethod("tableView:dragPreviewParametersForRowAt:", of: self)?.call(
      tableView, indexPath, as: (UIDragPreviewParameters?).self)
      ?? nil
  }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    _OptionalMethod("tableView:dragSessionWillBegin:", of: self)?.call(
      tableView, session, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    _OptionalMethod("tableView:dragSessionDidEnd:", of: self)?.call(
      tableView, session, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    _OptionalMethod("tableView:dragSessionAllowsMoveOperation:", of: self)?.call(
      tableView, session, as: Bool.self) ?? true
  }
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    _OptionalMethod("tableView:dragSessionIsRestrictedToDraggingApplication:", of: self)?.call(
      tableView, session, as: Bool.self) ?? false
  }
}
