public import DarkroomCoreGraphics
public import Foundation

// Menus, focus and gestures that choose many rows: nobody opens, moves or makes them headless, but
// tests call these methods.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:canPerformPrimaryActionForRowAt:", of: self)?.call(
      tableView, indexPath, as: (Bool).self) ?? true
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    _OptionalMethod("tableView:performPrimaryActionForRowAt:", of: self)?.call(
      tableView, indexPath, as: (Void).self)
  }
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    _OptionalMethod("tableView:shouldSpringLoadRowAt:with:", of: self)?.call(
      tableView, indexPath, context, as: Bool.self) ?? true
  }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    _OptionalMethod("tableView:canFocusRowAt:", of: self)?.call(
      tableView, indexPath, as: (Bool).self) ?? true
  }
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:selectionFollowsFocusForRowAt:", of: self)?.call(
      tableView, indexPath, as: (Bool).self) ?? false
  }
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    _OptionalMethod("indexPathForPreferredFocusedViewIn:", of: self)?.call(
      tableView, as: (IndexPath?).self) ?? nil
  }
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    _OptionalMethod("tableView:shouldBeginMultipleSelectionInteractionAt:", of: self)?.call(
      tableView, indexPath, as: (Bool).self) ?? false
  }
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:didBeginMultipleSelectionInteractionAt:", of: self)?.call(
      tableView, indexPath, as: (Void).self)
  }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    _OptionalMethod("tableViewDidEndMultipleSelectionInteraction:", of: self)?.call(
      tableView, as: (Void).self)
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
      .call(
        tableView, configuration, as: (UITargetedPreview?).self) ?? nil
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
      tableView, configuration, animator, as: (Void).self)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("tableView:willDisplayContextMenu:animator:", of: self)?.call(
      tableView, configuration, animator, as: (Void).self)
  }
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("tableView:willEndContextMenuInteraction:animator:", of: self)?.call(
      tableView, configuration, animator, as: (Void).self)
  }
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    _OptionalMethod("tableView:shouldShowMenuForRowAt:", of: self)?.call(
      tableView, indexPath, as: (Bool).self) ?? false
  }
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    _OptionalMethod("tableView:editActionsForRowAt:", of: self)?.call(
      tableView, indexPath, as: ([UITableViewRowAction]?).self) ?? nil
  }
}
