public import DarkroomUIKit

/// Simulations of what a collection does with an item.
///
/// They call its data source, delegate and prefetch data source at once, wherever the item is. The collection view
/// itself does not show, reuse or lay out anything because of them.
extension UICollectionView {
  /// Simulates that the item comes on screen: its cell is requested and about to be displayed.
  ///
  /// - Parameter indexPath: the index path of the item.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  /// Simulates that the item comes on screen and leaves it: its cell is about to be displayed, then no longer is.
  ///
  /// - Parameter indexPath: the index path of the item.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = simulateCellVisible(at: indexPath) else { return nil }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    return cell
  }

  /// Simulates that the item comes near the screen: it is prefetched.
  ///
  /// - Parameter indexPath: the index path of the item.
  /// - Returns: the cell that the collection view already shows for the item; usually nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNearVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// Simulates that the item comes near the screen and moves away again: it is prefetched, then the prefetching is
  /// canceled.
  ///
  /// - Parameter indexPath: the index path of the item.
  /// - Returns: the cell that the collection view already shows for the item; usually nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotNearVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    simulateCellNearVisible(at: indexPath)
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// Simulates a tap on the item: the delegate may refuse it, and otherwise is notified.
  ///
  /// - Parameter indexPath: the index path of the item.
  /// - Returns: the cell that the collection view shows for the item; nil if it isn't on screen.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateSelection(at indexPath: IndexPath) -> UICollectionViewCell? {
    tapItem(indexPath)
    return cellOnScreen(at: indexPath)
  }

  /// The index paths of the section's items; empty if there is no such section.
  ///
  /// - Parameter section: the number of the section.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func numberOfRenderedCells(inSection section: Int = 0) -> Int {
    (0..<numberOfSections).contains(section) ? numberOfItems(inSection: section) : 0
  }

  /// Looks without laying out.
  private func cellOnScreen(at indexPath: IndexPath) -> UICollectionViewCell? {
    relativeDescendants.lazy.compactMap { $0 as? UICollectionViewCell }.first {
      self.indexPath(for: $0) == indexPath
    }
  }
}
