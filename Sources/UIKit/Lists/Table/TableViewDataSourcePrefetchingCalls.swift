public import DarkroomCoreGraphics
import Foundation

// `delegate?.tableView?(…)`: optional calls of `UITableViewDataSourcePrefetching`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UITableViewDataSourcePrefetching {
  public var tableView: _TableViewDataSourcePrefetchingCalls.TableView? { .init(receiver: self) }
}

/// The optional methods of `UITableViewDataSourcePrefetching` as callable values.
public enum _TableViewDataSourcePrefetchingCalls {
  /// What `tableView` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct TableView {
    let receiver: any UITableViewDataSourcePrefetching

    public func callAsFunction(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}
