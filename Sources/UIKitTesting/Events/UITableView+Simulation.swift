public import DarkroomUIKit

/// Simulations of what a table does with a row.
///
/// They call its data source, delegate and prefetch data source at once, wherever the row is. The table view itself
/// does not show, reuse or lay out anything because of them.
extension UITableView {
  /// Simulates that the row comes on screen: its cell is requested and about to be displayed.
  ///
  /// - Parameter indexPath: the index path of the row.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellVisible(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  /// Simulates that the row comes on screen and leaves it: its cell is about to be displayed, then no longer is.
  ///
  /// - Parameter indexPath: the index path of the row.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotVisible(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cell = simulateCellVisible(at: indexPath) else { return nil }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    return cell
  }

  /// Simulates that the row comes near the screen: it is prefetched.
  ///
  /// - Parameter indexPath: the index path of the row.
  /// - Returns: the cell that the table view already shows for the row; usually nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNearVisible(at indexPath: IndexPath) -> UITableViewCell? {
    prefetchDataSource?.tableView(self, prefetchRowsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// Simulates that the row comes near the screen and moves away again: it is prefetched, then the prefetching is
  /// canceled.
  ///
  /// - Parameter indexPath: the index path of the row.
  /// - Returns: the cell that the table view already shows for the row; usually nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotNearVisible(at indexPath: IndexPath) -> UITableViewCell? {
    simulateCellNearVisible(at: indexPath)
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// Simulates a tap on the row: the delegate may refuse it or choose another row, and is then notified.
  ///
  /// - Parameter indexPath: the index path of the row.
  /// - Returns: the cell that the table view shows for the row; nil if it isn't on screen.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateSelection(at indexPath: IndexPath) -> UITableViewCell? {
    tapRow(indexPath)
    return cellOnScreen(at: indexPath)
  }

  /// The index paths of the section's rows; empty if there is no such section.
  ///
  /// - Parameter section: the number of the section.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func numberOfRenderedCells(inSection section: Int = 0) -> Int {
    (0..<numberOfSections).contains(section) ? numberOfRows(inSection: section) : 0
  }

  /// Looks without laying out.
  private func cellOnScreen(at indexPath: IndexPath) -> UITableViewCell? {
    relativeDescendants.lazy.compactMap { $0 as? UITableViewCell }.first {
      self.indexPath(for: $0) == indexPath
    }
  }
}
