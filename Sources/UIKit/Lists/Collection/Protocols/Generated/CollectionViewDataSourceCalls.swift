public import Foundation

// Written by Scripts/delegate-methods from UICollectionViewDataSource.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    _OptionalMethod("numberOfSectionsIn:", of: self)?.call(collectionView, as: Int.self) ?? 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    _OptionalMethod("collectionView:viewForSupplementaryElementOfKind:at:", of: self)?.call(
      collectionView, kind, indexPath, as: UICollectionReusableView.self)
      ?? UICollectionView.missingSupplementaryView(kind, indexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    _OptionalMethod("collectionView:canMoveItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:moveItemAt:to:", of: self)?.call(
      collectionView, sourceIndexPath, destinationIndexPath, as: Void.self)
  }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    _OptionalMethod("indexTitlesFor:", of: self)?.call(collectionView, as: ([String]?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    _OptionalMethod("collectionView:indexPathForIndexTitle:at:", of: self)?.call(
      collectionView, title, index, as: IndexPath.self) ?? IndexPath(item: 0, section: index)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollectionViewDataSource {
  @_disfavoredOverload
  public var numberOfSections: _CollectionViewDataSourceCalls.NumberOfSections? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var collectionView: _CollectionViewDataSourceCalls.CollectionView? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var indexTitles: _CollectionViewDataSourceCalls.IndexTitles? { .init(receiver: self) }
}

/// The optional methods of `UICollectionViewDataSource` that have labels, as callable values.
public enum _CollectionViewDataSourceCalls {
  /// What `numberOfSections` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
      receiver.numberOfSections(in: collectionView)
    }
  }

  /// What `collectionView` names: called with the labels of any optional method of that name.
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

  /// What `indexTitles` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct IndexTitles {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
      receiver.indexTitles(for: collectionView)
    }
  }
}
