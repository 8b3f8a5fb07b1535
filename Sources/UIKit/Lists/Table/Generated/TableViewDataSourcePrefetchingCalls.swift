public import DarkroomCoreGraphics
import Foundation

// Written by Scripts/delegate-methods from UITableViewDataSourcePrefetching.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    _OptionalMethod("tableView:cancelPrefetchingForRowsAt:", of: self)?.call(
      tableView, indexPaths, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload
  public var tableView: _TableViewDataSourcePrefetchingCalls.TableView? { .init(receiver: self) }
}

/// The optional methods of `UITableViewDataSourcePrefetching` that have labels, as callable values.
public enum _TableViewDataSourcePrefetchingCalls {
  /// What `tableView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TableView {
    let receiver: any UITableViewDataSourcePrefetching

    public func callAsFunction(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}
