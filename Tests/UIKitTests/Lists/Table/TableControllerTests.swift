import DarkroomUIKit
import Foundation
import Testing

/// Every optional method of data source and delegate can be overridden, and is found through the
/// protocols.
@MainActor
struct TableControllerTests {
  private final class EveryRow: UITableViewController {
    var heard = 0
    private func hear<Value>(_ value: Value) -> Value {
      heard += 1
      return value
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
      hear(super.numberOfSections(in: tableView))
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      hear(super.tableView(tableView, numberOfRowsInSection: section))
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { hear(super.tableView(tableView, cellForRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { hear(super.tableView(tableView, titleForHeaderInSection: section)) }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    { hear(super.tableView(tableView, titleForFooterInSection: section)) }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      hear(super.tableView(tableView, canEditRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      hear(super.tableView(tableView, canMoveRowAt: indexPath))
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hear(super.sectionIndexTitles(for: tableView))
    }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { hear(super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)) }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { hear(super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { hear(super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)) }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { hear(super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { hear(super.tableView(tableView, willDisplayHeaderView: view, forSection: section)) }
    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { hear(super.tableView(tableView, willDisplayFooterView: view, forSection: section)) }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { hear(super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { hear(super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)) }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { hear(super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)) }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    { hear(super.tableView(tableView, heightForRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat
    { hear(super.tableView(tableView, heightForHeaderInSection: section)) }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat
    { hear(super.tableView(tableView, heightForFooterInSection: section)) }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    { hear(super.tableView(tableView, estimatedHeightForRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { hear(super.tableView(tableView, estimatedHeightForHeaderInSection: section)) }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { hear(super.tableView(tableView, estimatedHeightForFooterInSection: section)) }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    { hear(super.tableView(tableView, viewForHeaderInSection: section)) }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    { hear(super.tableView(tableView, viewForFooterInSection: section)) }
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { hear(super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)) }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    { hear(super.tableView(tableView, shouldHighlightRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      hear(super.tableView(tableView, didHighlightRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      hear(super.tableView(tableView, didUnhighlightRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    { hear(super.tableView(tableView, willSelectRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    { hear(super.tableView(tableView, willDeselectRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      hear(super.tableView(tableView, didSelectRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      hear(super.tableView(tableView, didDeselectRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { hear(super.tableView(tableView, editingStyleForRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { hear(super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
      -> Int
    { hear(super.tableView(tableView, indentationLevelForRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      hear(super.tableView(tableView, willBeginEditingRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      hear(super.tableView(tableView, didEndEditingRowAt: indexPath))
    }
    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      hear(super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath))
    }
    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      hear(
        super.tableView(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath))
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      hear(super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath))
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      hear(super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath))
    }
    override func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { hear(super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { hear(super.tableView(tableView, performPrimaryActionForRowAt: indexPath)) }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      hear(super.tableView(tableView, canFocusRowAt: indexPath))
    }
    override func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { hear(super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)) }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      hear(super.indexPathForPreferredFocusedView(in: tableView))
    }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      hear(super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { hear(super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)) }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      hear(super.tableViewDidEndMultipleSelectionInteraction(tableView))
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      hear(super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point))
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      hear(
        super.tableView(
          tableView, previewForHighlightingContextMenuWithConfiguration: configuration))
    }
    override func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      hear(
        super.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration))
    }
    override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      hear(
        super.tableView(
          tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator))
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      hear(super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator))
    }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      hear(
        super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
      )
    }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
      -> Bool
    { hear(super.tableView(tableView, shouldShowMenuForRowAt: indexPath)) }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      hear(
        super.tableView(
          tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender))
    }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      hear(
        super.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender))
    }
    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    { hear(super.tableView(tableView, editActionsForRowAt: indexPath)) }
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
    let controller = EveryRow(style: .plain)
    let list = controller.tableView!
    let receiver: any UITableViewDataSource & UITableViewDelegate = controller
    controller.heard = 0

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

    #expect(controller.heard == 13)
  }

  @Test func overriddenMenuMethodsAreFound() {
    let controller = EveryRow(style: .plain)
    let list = controller.tableView!
    let receiver: any UITableViewDataSource & UITableViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = 0

    _ = receiver.tableView(list, contextMenuConfigurationForRowAt: path, point: .zero)
    _ = receiver.tableView(
      list, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration())
    _ = receiver.tableView(
      list, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration())
    receiver.tableView(
      list, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(),
      animator: CommitAnimator())
    receiver.tableView(list, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil)
    receiver.tableView(
      list, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil)
    _ = receiver.tableView(list, shouldShowMenuForRowAt: path)
    _ = receiver.tableView(
      list, canPerformAction: Selector("copy:"), forRowAt: path, withSender: nil)
    receiver.tableView(list, performAction: Selector("copy:"), forRowAt: path, withSender: nil)
    _ = receiver.tableView(list, editActionsForRowAt: path)

    #expect(controller.heard == 10)
  }

  @Test func overriddenSelectionMethodsAreFound() {
    let controller = EveryRow(style: .plain)
    let list = controller.tableView!
    let receiver: any UITableViewDataSource & UITableViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = 0

    receiver.tableView(list, accessoryButtonTappedForRowWith: path)
    _ = receiver.tableView(list, shouldHighlightRowAt: path)
    receiver.tableView(list, didHighlightRowAt: path)
    _ = receiver.tableView(list, willSelectRowAt: path)
    receiver.tableView(list, didSelectRowAt: path)
    _ = receiver.tableView(list, canPerformPrimaryActionForRowAt: path)
    receiver.tableView(list, performPrimaryActionForRowAt: path)
    _ = receiver.tableView(list, canFocusRowAt: path)
    _ = receiver.tableView(list, selectionFollowsFocusForRowAt: path)
    _ = receiver.indexPathForPreferredFocusedView(in: list)
    _ = receiver.tableView(list, shouldBeginMultipleSelectionInteractionAt: path)
    receiver.tableView(list, didBeginMultipleSelectionInteractionAt: path)
    receiver.tableViewDidEndMultipleSelectionInteraction(list)

    #expect(controller.heard == 13)
  }

  @Test func overriddenSizeAndDisplayMethodsAreFound() {
    let controller = EveryRow(style: .plain)
    let list = controller.tableView!
    let receiver: any UITableViewDataSource & UITableViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = 0

    receiver.tableView(list, willDisplay: UITableViewCell(), forRowAt: path)
    receiver.tableView(list, willDisplayHeaderView: UIView(), forSection: 0)
    receiver.tableView(list, willDisplayFooterView: UIView(), forSection: 0)
    receiver.tableView(list, didEndDisplaying: UITableViewCell(), forRowAt: path)
    receiver.tableView(list, didEndDisplayingHeaderView: UIView(), forSection: 0)
    receiver.tableView(list, didEndDisplayingFooterView: UIView(), forSection: 0)
    _ = receiver.tableView(list, heightForRowAt: path)
    _ = receiver.tableView(list, heightForHeaderInSection: 0)
    _ = receiver.tableView(list, heightForFooterInSection: 0)
    _ = receiver.tableView(list, estimatedHeightForRowAt: path)
    _ = receiver.tableView(list, estimatedHeightForHeaderInSection: 0)
    _ = receiver.tableView(list, estimatedHeightForFooterInSection: 0)
    _ = receiver.tableView(list, viewForHeaderInSection: 0)
    _ = receiver.tableView(list, viewForFooterInSection: 0)
    _ = receiver.tableView(list, indentationLevelForRowAt: path)

    #expect(controller.heard == 15)
  }

  @Test func overriddenEditingMethodsAreFound() {
    let controller = EveryRow(style: .plain)
    let list = controller.tableView!
    let receiver: any UITableViewDataSource & UITableViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = 0

    _ = receiver.tableView(list, canEditRowAt: path)
    _ = receiver.tableView(list, canMoveRowAt: path)
    receiver.tableView(list, commit: .delete, forRowAt: path)
    receiver.tableView(list, moveRowAt: path, to: path)
    _ = receiver.tableView(list, editingStyleForRowAt: path)
    _ = receiver.tableView(list, shouldIndentWhileEditingRowAt: path)
    receiver.tableView(list, willBeginEditingRowAt: path)
    receiver.tableView(list, didEndEditingRowAt: path)
    _ = receiver.tableView(list, titleForDeleteConfirmationButtonForRowAt: path)
    _ = receiver.tableView(list, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    _ = receiver.tableView(list, leadingSwipeActionsConfigurationForRowAt: path)
    _ = receiver.tableView(list, trailingSwipeActionsConfigurationForRowAt: path)

    #expect(controller.heard == 12)
  }

  @Test func overriddenDataSourceMethodsAreFound() {
    let controller = EveryRow(style: .plain)
    let list = controller.tableView!
    let receiver: any UITableViewDataSource & UITableViewDelegate = controller
    let path = IndexPath(row: 0, section: 0)
    controller.heard = 0

    _ = receiver.numberOfSections(in: list)
    _ = receiver.tableView(list, numberOfRowsInSection: 0)
    _ = receiver.tableView(list, cellForRowAt: path)
    _ = receiver.tableView(list, titleForHeaderInSection: 0)
    _ = receiver.tableView(list, titleForFooterInSection: 0)
    _ = receiver.sectionIndexTitles(for: list)
    _ = receiver.tableView(list, sectionForSectionIndexTitle: "x", at: 0)
    receiver.tableView(list, didUnhighlightRowAt: path)
    _ = receiver.tableView(list, willDeselectRowAt: path)
    receiver.tableView(list, didDeselectRowAt: path)

    #expect(controller.heard == 10)
  }
}
