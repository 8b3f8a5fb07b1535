public import Foundation

// `delegate?.collectionView?(…)`: optional calls of `UICollectionViewDataSource`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UICollectionViewDataSource {
  public var numberOfSections: _CollectionViewDataSourceCalls.NumberOfSections? {
    .init(receiver: self)
  }
  public var collectionView: _CollectionViewDataSourceCalls.CollectionView? {
    .init(receiver: self)
  }
  public var indexTitles: _CollectionViewDataSourceCalls.IndexTitles? { .init(receiver: self) }
}

/// The optional methods of `UICollectionViewDataSource` as callable values.
public enum _CollectionViewDataSourceCalls {
  /// What `numberOfSections` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
      receiver.numberOfSections(in: collectionView)
    }
  }

  /// What `collectionView` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      receiver.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, canMoveItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      receiver.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }

  /// What `indexTitles` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct IndexTitles {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
      receiver.indexTitles(for: collectionView)
    }
  }
}
