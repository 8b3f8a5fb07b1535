public import DarkroomCoreGraphics
public import Foundation

/// Hears which rows may be needed soon.
///
/// Headless: only tests call it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    _OptionalMethod("tableView:cancelPrefetchingForRowsAt:", of: self)?.call(
      tableView, indexPaths, as: Void.self)
  }
}
