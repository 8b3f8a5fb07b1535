public import Foundation

// `delegate?.collectionView?(…)`: optional calls of `UICollectionViewDelegate`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UICollectionViewDelegate {
  public var collectionView: _CollectionViewDelegateCalls.CollectionView? { .init(receiver: self) }
  public var collectionViewDidEndMultipleSelectionInteraction:
    _CollectionViewDelegateCalls.CollectionViewDidEndMultipleSelectionInteraction?
  { .init(receiver: self) }
}

/// The optional methods of `UICollectionViewDelegate` as callable values.
public enum _CollectionViewDelegateCalls {
  /// What `collectionView` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, didHighlightItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, didSelectItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, didDeselectItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      receiver.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      receiver.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      receiver.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      receiver.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      receiver.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, canEditItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      receiver.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { receiver.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// What `collectionViewDidEndMultipleSelectionInteraction` names: called with the labels of any
  /// optional method of that base name.
  @preconcurrency @MainActor
  public struct CollectionViewDidEndMultipleSelectionInteraction {
    let receiver: any UICollectionViewDelegate

    public func callAsFunction(_ collectionView: UICollectionView) {
      receiver.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
}
