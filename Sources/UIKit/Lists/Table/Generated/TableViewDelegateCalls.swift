public import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UITableViewDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    _OptionalMethod("tableView:willBeginEditingRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
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
    _OptionalMethod("tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:", of: self)?
      .call(tableView, sourceIndexPath, proposedDestinationIndexPath, as: IndexPath.self)
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
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:canPerformPrimaryActionForRowAt:", of: self)?.call(
      tableView, indexPath, as: Bool.self) ?? true
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    _OptionalMethod("tableView:performPrimaryActionForRowAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    _OptionalMethod("tableView:shouldSpringLoadRowAt:with:", of: self)?.call(
      tableView, indexPath, context, as: Bool.self) ?? true
  }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    _OptionalMethod("tableView:canFocusRowAt:", of: self)?.call(tableView, indexPath, as: Bool.self)
      ?? true
  }
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:selectionFollowsFocusForRowAt:", of: self)?.call(
      tableView, indexPath, as: Bool.self) ?? false
  }
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    _OptionalMethod("indexPathForPreferredFocusedViewIn:", of: self)?.call(
      tableView, as: (IndexPath?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:shouldBeginMultipleSelectionInteractionAt:", of: self)?.call(
      tableView, indexPath, as: Bool.self) ?? false
  }
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:didBeginMultipleSelectionInteractionAt:", of: self)?.call(
      tableView, indexPath, as: Void.self)
  }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    _OptionalMethod("tableViewDidEndMultipleSelectionInteraction:", of: self)?.call(
      tableView, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    _OptionalMethod("tableView:contextMenuConfigurationForRowAt:point:", of: self)?.call(
      tableView, indexPath, point, as: (UIContextMenuConfiguration?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    _OptionalMethod("tableView:previewForHighlightingContextMenuWithConfiguration:", of: self)?
      .call(tableView, configuration, as: (UITargetedPreview?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    _OptionalMethod("tableView:previewForDismissingContextMenuWithConfiguration:", of: self)?.call(
      tableView, configuration, as: (UITargetedPreview?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    _OptionalMethod("tableView:willPerformPreviewActionForMenuWith:animator:", of: self)?.call(
      tableView, configuration, animator, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("tableView:willDisplayContextMenu:animator:", of: self)?.call(
      tableView, configuration, animator, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("tableView:willEndContextMenuInteraction:animator:", of: self)?.call(
      tableView, configuration, animator, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    _OptionalMethod("tableView:shouldShowMenuForRowAt:", of: self)?.call(
      tableView, indexPath, as: Bool.self) ?? false
  }
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    _OptionalMethod("tableView:canPerformAction:forRowAt:withSender:", of: self)?.call(
      tableView, action, indexPath, sender, as: Bool.self) ?? false
  }
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    _OptionalMethod("tableView:performAction:forRowAt:withSender:", of: self)?.call(
      tableView, action, indexPath, sender, as: Void.self)
  }
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    _OptionalMethod("tableView:editActionsForRowAt:", of: self)?.call(
      tableView, indexPath, as: ([UITableViewRowAction]?).self) ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITableViewDelegate {
  @_disfavoredOverload
  public var tableView: _TableViewDelegateCalls.TableView? { .init(receiver: self) }
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView:
    _TableViewDelegateCalls.IndexPathForPreferredFocusedView?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var tableViewDidEndMultipleSelectionInteraction: _OptionalDelegateCall<UITableView, Void>?
  {
    .init { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }
}

/// The optional methods of `UITableViewDelegate` that have labels, as callable values.
public enum _TableViewDelegateCalls {
  /// What `tableView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TableView {
    let receiver: any UITableViewDelegate

    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    public func callAsFunction(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    public func callAsFunction(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { receiver.tableView(tableView, willDisplayFooterView: view, forSection: section) }
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat?
    { UITableView.implemented(receiver.tableView(tableView, heightForRowAt: indexPath)) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat?
    { UITableView.implemented(receiver.tableView(tableView, heightForHeaderInSection: section)) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat?
    { UITableView.implemented(receiver.tableView(tableView, heightForFooterInSection: section)) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
      UITableView.implemented(receiver.tableView(tableView, estimatedHeightForRowAt: indexPath))
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat? {
      UITableView.implemented(
        receiver.tableView(tableView, estimatedHeightForHeaderInSection: section))
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat? {
      UITableView.implemented(
        receiver.tableView(tableView, estimatedHeightForFooterInSection: section))
    }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    { receiver.tableView(tableView, viewForHeaderInSection: section) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    { receiver.tableView(tableView, viewForFooterInSection: section) }
    public func callAsFunction(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    { receiver.tableView(tableView, shouldHighlightRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    { receiver.tableView(tableView, willSelectRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    { receiver.tableView(tableView, willDeselectRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didDeselectRowAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { receiver.tableView(tableView, editingStyleForRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { receiver.tableView(tableView, indentationLevelForRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    { receiver.tableView(tableView, willBeginEditingRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      receiver.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      receiver.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { receiver.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    public func callAsFunction(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { receiver.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { receiver.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    { receiver.tableView(tableView, canFocusRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { receiver.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      receiver.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    public func callAsFunction(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      receiver.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func callAsFunction(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
    public func callAsFunction(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      receiver.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { receiver.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      receiver.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
    public func callAsFunction(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      receiver.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    { receiver.tableView(tableView, editActionsForRowAt: indexPath) }
  }

  /// What `indexPathForPreferredFocusedView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedView {
    let receiver: any UITableViewDelegate

    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
      receiver.indexPathForPreferredFocusedView(in: tableView)
    }
  }
}
