public import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UITableViewDragDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    _OptionalMethod("tableView:itemsForAddingTo:at:point:", of: self)?.call(
      tableView, session, indexPath, point, as: ([UIDragItem]).self) ?? []
  }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    _OptionalMethod("tableView:dragPreviewParametersForRowAt:", of: self)?.call(
      tableView, indexPath, as: (UIDragPreviewParameters?).self) ?? nil
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

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITableViewDragDelegate {
  @_disfavoredOverload
  public var tableView: _TableViewDragDelegateCalls.TableView? { .init(receiver: self) }
}

/// The optional methods of `UITableViewDragDelegate` that have labels, as callable values.
public enum _TableViewDragDelegateCalls {
  /// What `tableView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TableView {
    let receiver: any UITableViewDragDelegate

    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      receiver.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      receiver.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) { receiver.tableView(tableView, dragSessionWillBegin: session) }
    public func callAsFunction(
      _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) { receiver.tableView(tableView, dragSessionDidEnd: session) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { receiver.tableView(tableView, dragSessionAllowsMoveOperation: session) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      receiver.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
