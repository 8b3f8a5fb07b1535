public import DarkroomUIKit

/// What a table does with a row, done at once through its data source, delegate and prefetch data source, wherever
/// the row is; the table itself shows, pools and lays out nothing by it.
extension UITableView {
  /// The row comes on screen: its cell is asked for and about to be displayed.
  ///
  /// - Parameter indexPath: the place of the row.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellVisible(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  /// The row comes on screen and leaves it: its cell is about to be displayed, then no longer is.
  ///
  /// - Parameter indexPath: the place of the row.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotVisible(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cell = simulateCellVisible(at: indexPath) else { return nil }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    return cell
  }

  /// The row comes near the screen: it is prefetched.
  ///
  /// - Parameter indexPath: the place of the row.
  /// - Returns: the cell that the table shows for the row already; mostly nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNearVisible(at indexPath: IndexPath) -> UITableViewCell? {
    prefetchDataSource?.tableView(self, prefetchRowsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// The row comes near the screen and goes away again: it is prefetched, then the prefetching is canceled.
  ///
  /// - Parameter indexPath: the place of the row.
  /// - Returns: the cell that the table shows for the row already; mostly nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotNearVisible(at indexPath: IndexPath) -> UITableViewCell? {
    simulateCellNearVisible(at: indexPath)
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// A tap on the row: the delegate may refuse or choose another row, then hears of it.
  ///
  /// - Parameter indexPath: the place of the row.
  /// - Returns: the cell that the table shows for the row; nil for one that is not on screen.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateSelection(at indexPath: IndexPath) -> UITableViewCell? {
    tapRow(indexPath)
    return cellOnScreen(at: indexPath)
  }

  /// Rows of the section; none where there is no such section.
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
