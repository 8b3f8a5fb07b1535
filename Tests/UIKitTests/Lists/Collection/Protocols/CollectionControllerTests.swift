import DarkroomUIKit
import Foundation
import Testing

/// Every optional method of data source and delegate can be overridden, and is found through the
/// protocols.
@MainActor
struct CollectionControllerTests {
  private final class EveryItem: UICollectionViewController {
    /// The lines of the methods; one may call another.
    var heard: Set<Int> = []
    private func hear<Value>(_ value: Value, at line: Int = #line) -> Value {
      heard.insert(line)
      return value
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { hear(super.collectionView(collectionView, numberOfItemsInSection: section)) }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      hear(super.collectionView(collectionView, cellForItemAt: indexPath))
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      hear(super.numberOfSections(in: collectionView))
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { hear(UICollectionReusableView()) }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, canMoveItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      hear(
        super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath))
    }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      hear(super.indexTitles(for: collectionView))
    }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      hear(super.collectionView(collectionView, indexPathForIndexTitle: title, at: index))
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, shouldHighlightItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, didHighlightItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, didUnhighlightItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, shouldSelectItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, shouldDeselectItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, didSelectItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, didDeselectItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      hear(super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      hear(
        super.collectionView(
          collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
          at: indexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { hear(super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      hear(
        super.collectionView(
          collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
          at: indexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      hear(
        super.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
          toProposedIndexPath: proposedIndexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      hear(
        super.collectionView(
          collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset))
    }
    override func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, canEditItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      hear(
        super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      hear(super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func collectionViewDidEndMultipleSelectionInteraction(
      _ collectionView: UICollectionView
    ) { hear(super.collectionViewDidEndMultipleSelectionInteraction(collectionView)) }
    override func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      hear(
        super.collectionView(
          collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      hear(
        super.collectionView(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, canFocusItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      hear(super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath))
    }
    override func indexPathForPreferredFocusedView(in collectionView: UICollectionView)
      -> IndexPath?
    { hear(super.indexPathForPreferredFocusedView(in: collectionView)) }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      hear(
        super.collectionView(
          collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point))
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      hear(
        super.collectionView(
          collectionView, contextMenuConfigurationForItemAt: indexPath, point: point))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      hear(
        super.collectionView(
          collectionView, contextMenuConfiguration: configuration,
          highlightPreviewForItemAt: indexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      hear(
        super.collectionView(
          collectionView, contextMenuConfiguration: configuration,
          dismissalPreviewForItemAt: indexPath))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      hear(
        super.collectionView(
          collectionView, previewForHighlightingContextMenuWithConfiguration: configuration))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      hear(
        super.collectionView(
          collectionView, previewForDismissingContextMenuWithConfiguration: configuration))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      hear(
        super.collectionView(
          collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      hear(
        super.collectionView(
          collectionView, willDisplayContextMenu: configuration, animator: animator))
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      hear(
        super.collectionView(
          collectionView, willEndContextMenuInteraction: configuration, animator: animator))
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { hear(super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)) }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
      hear(
        super.collectionView(
          collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender))
    }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
      hear(
        super.collectionView(
          collectionView, performAction: action, forItemAt: indexPath, withSender: sender))
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      hear(super.scrollViewDidScroll(scrollView))
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
      hear(super.scrollViewDidZoom(scrollView))
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      hear(super.scrollViewWillBeginDragging(scrollView))
    }
    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { hear(super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)) }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      hear(super.scrollViewWillBeginDecelerating(scrollView))
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      hear(super.scrollViewDidEndDecelerating(scrollView))
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      hear(super.scrollViewDidEndScrollingAnimation(scrollView))
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      hear(super.viewForZooming(in: scrollView))
    }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      hear(super.scrollViewWillBeginZooming(scrollView, with: view))
    }
    override func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { hear(super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)) }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      hear(super.scrollViewShouldScrollToTop(scrollView))
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      hear(super.scrollViewDidScrollToTop(scrollView))
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      hear(super.scrollViewDidChangeAdjustedContentInset(scrollView))
    }
  }

  @Test func overriddenScrollViewMethodsAreFound() {
    let controller = EveryItem(collectionViewLayout: UICollectionViewFlowLayout())
    let list = controller.collectionView!
    let receiver: any UICollectionViewDataSource & UICollectionViewDelegate = controller
    controller.heard = []

    receiver.scrollViewDidScroll(list)
    receiver.scrollViewDidZoom(list)
    receiver.scrollViewWillBeginDragging(list)
    receiver.scrollViewDidEndDragging(list, willDecelerate: false)
    receiver.scrollViewWillBeginDecelerating(list)
    receiver.scrollViewDidEndDecelerating(list)
    receiver.scrollViewDidEndScrollingAnimation(list)
    _ = receiver.viewForZooming(in: list)
    receiver.scrollViewWillBeginZooming(list, with: nil)
    receiver.scrollViewDidEndZooming(list, with: nil, atScale: 1)
    _ = receiver.scrollViewShouldScrollToTop(list)
    receiver.scrollViewDidScrollToTop(list)
    receiver.scrollViewDidChangeAdjustedContentInset(list)

    #expect(controller.heard.count == 13)
  }

  @Test func overriddenMenuMethodsAreFound() {
    let controller = EveryItem(collectionViewLayout: UICollectionViewFlowLayout())
    let list = controller.collectionView!
    let receiver: any UICollectionViewDataSource & UICollectionViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = []

    _ = receiver.collectionView(list, contextMenuConfigurationForItemsAt: [path], point: .zero)
    _ = receiver.collectionView(list, contextMenuConfigurationForItemAt: path, point: .zero)
    _ = receiver.collectionView(
      list, contextMenuConfiguration: UIContextMenuConfiguration(), highlightPreviewForItemAt: path)
    _ = receiver.collectionView(
      list, contextMenuConfiguration: UIContextMenuConfiguration(), dismissalPreviewForItemAt: path)
    _ = receiver.collectionView(
      list, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration())
    _ = receiver.collectionView(
      list, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration())
    receiver.collectionView(
      list, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(),
      animator: CommitAnimator())
    receiver.collectionView(
      list, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil)
    receiver.collectionView(
      list, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil)
    _ = receiver.collectionView(list, shouldShowMenuForItemAt: path)
    _ = receiver.collectionView(
      list, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil)
    receiver.collectionView(
      list, performAction: Selector("copy:"), forItemAt: path, withSender: nil)

    #expect(controller.heard.count == 12)
  }

  @Test func overriddenSelectionMethodsAreFound() {
    let controller = EveryItem(collectionViewLayout: UICollectionViewFlowLayout())
    let list = controller.collectionView!
    let receiver: any UICollectionViewDataSource & UICollectionViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = []

    _ = receiver.collectionView(list, shouldHighlightItemAt: path)
    receiver.collectionView(list, didHighlightItemAt: path)
    _ = receiver.collectionView(list, shouldSelectItemAt: path)
    receiver.collectionView(list, didSelectItemAt: path)
    _ = receiver.collectionView(list, canPerformPrimaryActionForItemAt: path)
    receiver.collectionView(list, performPrimaryActionForItemAt: path)
    _ = receiver.collectionView(list, shouldBeginMultipleSelectionInteractionAt: path)
    receiver.collectionView(list, didBeginMultipleSelectionInteractionAt: path)
    receiver.collectionViewDidEndMultipleSelectionInteraction(list)
    _ = receiver.collectionView(list, canFocusItemAt: path)
    _ = receiver.collectionView(list, selectionFollowsFocusForItemAt: path)
    _ = receiver.indexPathForPreferredFocusedView(in: list)

    #expect(controller.heard.count == 12)
  }

  @Test func overriddenDisplayAndLayoutMethodsAreFound() {
    let controller = EveryItem(collectionViewLayout: UICollectionViewFlowLayout())
    let list = controller.collectionView!
    let receiver: any UICollectionViewDataSource & UICollectionViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = []

    receiver.collectionView(list, willDisplay: UICollectionViewCell(), forItemAt: path)
    receiver.collectionView(
      list, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "x", at: path)
    receiver.collectionView(list, didEndDisplaying: UICollectionViewCell(), forItemAt: path)
    receiver.collectionView(
      list, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "x",
      at: path)
    _ = receiver.collectionView(
      list, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path)
    _ = receiver.collectionView(list, targetContentOffsetForProposedContentOffset: .zero)
    _ = receiver.collectionView(list, canEditItemAt: path)
    _ = receiver.collectionView(
      list, transitionLayoutForOldLayout: list.collectionViewLayout,
      newLayout: list.collectionViewLayout)
    _ = receiver.collectionView(
      list, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
      toProposedIndexPath: path)

    #expect(controller.heard.count == 9)
  }

  @Test func overriddenDataSourceMethodsAreFound() {
    let controller = EveryItem(collectionViewLayout: UICollectionViewFlowLayout())
    let list = controller.collectionView!
    let receiver: any UICollectionViewDataSource & UICollectionViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = []

    _ = receiver.collectionView(list, numberOfItemsInSection: 0)
    _ = receiver.collectionView(list, cellForItemAt: path)
    _ = receiver.numberOfSections(in: list)
    _ = receiver.collectionView(list, viewForSupplementaryElementOfKind: "x", at: path)
    _ = receiver.collectionView(list, canMoveItemAt: path)
    receiver.collectionView(list, moveItemAt: path, to: path)
    _ = receiver.indexTitles(for: list)
    _ = receiver.collectionView(list, indexPathForIndexTitle: "x", at: 0)
    receiver.collectionView(list, didUnhighlightItemAt: path)
    _ = receiver.collectionView(list, shouldDeselectItemAt: path)
    receiver.collectionView(list, didDeselectItemAt: path)

    #expect(controller.heard.count == 11)
  }
}
