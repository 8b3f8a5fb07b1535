public import Foundation

// Written by Scripts/delegate-methods from UITableViewDropDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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
      tableView, indexPath, as: (UIDragPreviewParameters?).self) ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITableViewDropDelegate {
  @_disfavoredOverload
  public var tableView: _TableViewDropDelegateCalls.TableView? { .init(receiver: self) }
}

/// The optional methods of `UITableViewDropDelegate` that have labels, as callable values.
public enum _TableViewDropDelegateCalls {
  /// What `tableView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TableView {
    let receiver: any UITableViewDropDelegate

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession)
      -> Bool
    { receiver.tableView(tableView, canHandle: session) }
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) { receiver.tableView(tableView, dropSessionDidEnter: session) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      receiver.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) { receiver.tableView(tableView, dropSessionDidExit: session) }
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) { receiver.tableView(tableView, dropSessionDidEnd: session) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      receiver.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
  }
}
