public import DarkroomCoreGraphics
public import Foundation

/// Decides about the rows of a table and hears of them; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  )
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:willDisplay:forRowAt:", of: self)?.call(
      tableView, cell, indexPath, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    _OptionalMethod("tableView:willDisplayHeaderView:forSection:", of: self)?.call(
      tableView, view, section, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    _OptionalMethod("tableView:willDisplayFooterView:forSection:", of: self)?.call(
      tableView, view, section, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:didEndDisplaying:forRowAt:", of: self)?.call(
      tableView, cell, indexPath, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    _OptionalMethod("tableView:didEndDisplayingHeaderView:forSection:", of: self)?.call(
      tableView, view, section, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    _OptionalMethod("tableView:didEndDisplayingFooterView:forSection:", of: self)?.call(
      tableView, view, section, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _OptionalMethod("tableView:heightForRowAt:", of: self)?.call(
      tableView, indexPath, as: CGFloat.self) ?? UITableView.unimplementedLength
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    _OptionalMethod("tableView:heightForHeaderInSection:", of: self)?.call(
      tableView, section, as: CGFloat.self) ?? UITableView.unimplementedLength
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    _OptionalMethod("tableView:heightForFooterInSection:", of: self)?.call(
      tableView, section, as: CGFloat.self) ?? UITableView.unimplementedLength
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    _OptionalMethod("tableView:estimatedHeightForRowAt:", of: self)?.call(
      tableView, indexPath, as: CGFloat.self) ?? UITableView.unimplementedLength
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    _OptionalMethod("tableView:estimatedHeightForHeaderInSection:", of: self)?.call(
      tableView, section, as: CGFloat.self) ?? UITableView.unimplementedLength
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    _OptionalMethod("tableView:estimatedHeightForFooterInSection:", of: self)?.call(
      tableView, section, as: CGFloat.self) ?? UITableView.unimplementedLength
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    _OptionalMethod("tableView:viewForHeaderInSection:", of: self)?.call(
      tableView, section, as: (UIView?).self) ?? nil
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    _OptionalMethod("tableView:viewForFooterInSection:", of: self)?.call(
      tableView, section, as: (UIView?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:accessoryButtonTappedForRowWith:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    _OptionalMethod("tableView:shouldHighlightRowAt:", of: self)?.call(
      tableView, indexPath, as: Bool.self) ?? true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    _OptionalMethod("tableView:didHighlightRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    _OptionalMethod("tableView:didUnhighlightRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    _OptionalMethod("tableView:willSelectRowAt:", of: self)?.call(
      tableView, indexPath, as: (IndexPath?).self) ?? indexPath
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    _OptionalMethod("tableView:willDeselectRowAt:", of: self)?.call(
      tableView, indexPath, as: (IndexPath?).self) ?? indexPath
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _OptionalMethod("tableView:didSelectRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _OptionalMethod("tableView:didDeselectRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    _OptionalMethod("tableView:editingStyleForRowAt:", of: self)?.call(
      tableView, indexPath, as: UITableViewCell.EditingStyle.self) ?? .delete
  }
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:shouldIndentWhileEditingRowAt:", of: self)?.call(
      tableView, indexPath, as: Bool.self) ?? true
  }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    _OptionalMethod("tableView:indentationLevelForRowAt:", of: self)?.call(
      tableView, indexPath, as: Int.self) ?? 0
  }
  public func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:willBeginEditingRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) {
    _OptionalMethod("tableView:didEndEditingRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    _OptionalMethod("tableView:titleForDeleteConfirmationButtonForRowAt:", of: self)?.call(
      tableView, indexPath, as: (String?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    _OptionalMethod(
      "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:", of: self)?.call(
        tableView, sourceIndexPath, proposedDestinationIndexPath, as: IndexPath.self)
      ?? proposedDestinationIndexPath
  }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    _OptionalMethod("tableView:leadingSwipeActionsConfigurationForRowAt:", of: self)?.call(
      tableView, indexPath, as: (UISwipeActionsConfiguration?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    _OptionalMethod("tableView:trailingSwipeActionsConfigurationForRowAt:", of: self)?.call(
      tableView, indexPath, as: (UISwipeActionsConfiguration?).self) ?? nil
  }
}
