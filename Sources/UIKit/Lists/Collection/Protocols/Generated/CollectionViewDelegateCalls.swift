public import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UICollectionViewDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:shouldHighlightItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:didHighlightItemAt:", of: self)?.call(
      collectionView, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:didUnhighlightItemAt:", of: self)?.call(
      collectionView, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:shouldSelectItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:shouldDeselectItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:didSelectItemAt:", of: self)?.call(
      collectionView, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:didDeselectItemAt:", of: self)?.call(
      collectionView, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:canPerformPrimaryActionForItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:performPrimaryActionForItemAt:", of: self)?.call(
      collectionView, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:willDisplay:forItemAt:", of: self)?.call(
      collectionView, cell, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:willDisplaySupplementaryView:forElementKind:at:", of: self)?
      .call(collectionView, view, elementKind, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:didEndDisplaying:forItemAt:", of: self)?.call(
      collectionView, cell, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    _OptionalMethod(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:", of: self)?.call(
        collectionView, view, elementKind, indexPath, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    _OptionalMethod(
      "collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:", of: self)?.call(
        collectionView, originalIndexPath, proposedIndexPath, as: IndexPath.self)
      ?? proposedIndexPath
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    _OptionalMethod("collectionView:targetContentOffsetForProposedContentOffset:", of: self)?.call(
      collectionView, proposedContentOffset, as: CGPoint.self) ?? proposedContentOffset
  }
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    _OptionalMethod("collectionView:canEditItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:shouldBeginMultipleSelectionInteractionAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? false
  }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    _OptionalMethod("collectionView:didBeginMultipleSelectionInteractionAt:", of: self)?.call(
      collectionView, indexPath, as: Void.self)
  }
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    _OptionalMethod("collectionViewDidEndMultipleSelectionInteraction:", of: self)?.call(
      collectionView, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    _OptionalMethod("collectionView:transitionLayoutForOldLayout:newLayout:", of: self)?.call(
      collectionView, fromLayout, toLayout, as: UICollectionViewTransitionLayout.self)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    _OptionalMethod(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      of: self)?.call(
        collectionView, originalIndexPath, currentIndexPath, proposedIndexPath, as: IndexPath.self)
      ?? self.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:canFocusItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:selectionFollowsFocusForItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? false
  }
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    _OptionalMethod("indexPathForPreferredFocusedViewIn:", of: self)?.call(
      collectionView, as: (IndexPath?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    _OptionalMethod("collectionView:contextMenuConfigurationForItemsAt:point:", of: self)?.call(
      collectionView, indexPaths, point, as: (UIContextMenuConfiguration?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    _OptionalMethod("collectionView:contextMenuConfigurationForItemAt:point:", of: self)?.call(
      collectionView, indexPath, point, as: (UIContextMenuConfiguration?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    _OptionalMethod("collectionView:contextMenuConfiguration:highlightPreviewForItemAt:", of: self)?
      .call(collectionView, configuration, indexPath, as: (UITargetedPreview?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    _OptionalMethod("collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:", of: self)?
      .call(collectionView, configuration, indexPath, as: (UITargetedPreview?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    _OptionalMethod("collectionView:previewForHighlightingContextMenuWithConfiguration:", of: self)?
      .call(collectionView, configuration, as: (UITargetedPreview?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    _OptionalMethod("collectionView:previewForDismissingContextMenuWithConfiguration:", of: self)?
      .call(collectionView, configuration, as: (UITargetedPreview?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    _OptionalMethod("collectionView:willPerformPreviewActionForMenuWith:animator:", of: self)?.call(
      collectionView, configuration, animator, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("collectionView:willDisplayContextMenu:animator:", of: self)?.call(
      collectionView, configuration, animator, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("collectionView:willEndContextMenuInteraction:animator:", of: self)?.call(
      collectionView, configuration, animator, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("collectionView:shouldShowMenuForItemAt:", of: self)?.call(
      collectionView, indexPath, as: Bool.self) ?? false
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    _OptionalMethod("collectionView:canPerformAction:forItemAt:withSender:", of: self)?.call(
      collectionView, action, indexPath, sender, as: Bool.self) ?? false
  }
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    _OptionalMethod("collectionView:performAction:forItemAt:withSender:", of: self)?.call(
      collectionView, action, indexPath, sender, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollectionViewDelegate {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDelegateCalls.CollectionView? { .init(receiver: self) }
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction:
    _OptionalDelegateCall<UICollectionView, Void>?
  {
    .init { self.collectionViewDidEndMultipleSelectionInteraction($0) }
  }
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView:
    _CollectionViewDelegateCalls.IndexPathForPreferredFocusedView?
  { .init(receiver: self) }
}

/// The optional methods of `UICollectionViewDelegate` that have labels, as callable values.
public enum _CollectionViewDelegateCalls {
  /// What `collectionView` names: called with the labels of any optional method of that name.
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
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      receiver.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      receiver.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, canFocusItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      receiver.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      receiver.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      receiver.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      receiver.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      receiver.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      receiver.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      receiver.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { receiver.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
      receiver.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
      receiver.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// What `indexPathForPreferredFocusedView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedView {
    let receiver: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
      receiver.indexPathForPreferredFocusedView(in: collectionView)
    }
  }
}
