public import DarkroomUIKit

/// What a collection does with an item, done at once through its data source, delegate and prefetch source, wherever
/// the item is; the collection itself shows, pools and lays out nothing by it.
extension UICollectionView {
  /// The item comes on screen: its cell is asked for and about to be displayed.
  ///
  /// - Parameter indexPath: the place of the item.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  /// The item comes on screen and leaves it: its cell is about to be displayed, then no longer is.
  ///
  /// - Parameter indexPath: the place of the item.
  /// - Returns: the cell, which belongs only to the caller; nil without a data source.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = simulateCellVisible(at: indexPath) else { return nil }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    return cell
  }

  /// The item comes near the screen: it is prefetched.
  ///
  /// - Parameter indexPath: the place of the item.
  /// - Returns: the cell that the collection shows for the item already; mostly nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNearVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// The item comes near the screen and goes away again: it is prefetched, then the prefetching is canceled.
  ///
  /// - Parameter indexPath: the place of the item.
  /// - Returns: the cell that the collection shows for the item already; mostly nil.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateCellNotNearVisible(at indexPath: IndexPath) -> UICollectionViewCell? {
    simulateCellNearVisible(at: indexPath)
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: [indexPath])
    return cellOnScreen(at: indexPath)
  }

  /// A tap on the item: the delegate may refuse, then hears of it.
  ///
  /// - Parameter indexPath: the place of the item.
  /// - Returns: the cell that the collection shows for the item; nil for one that is not on screen.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateSelection(at indexPath: IndexPath) -> UICollectionViewCell? {
    tapItem(indexPath)
    return cellOnScreen(at: indexPath)
  }

  /// Items of the section; none where there is no such section.
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
