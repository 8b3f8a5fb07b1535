public import DarkroomCoreGraphics
public import Foundation

extension _CollectionViewDelegateCalls.CollectionView {
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
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
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
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
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
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    receiver.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
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
