public import DarkroomCoreGraphics
public import Foundation

extension _TableViewDelegateCalls.TableView {
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
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    receiver.tableView(tableView, canFocusRowAt: indexPath)
  }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { receiver.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { receiver.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    receiver.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
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
    receiver.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { receiver.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    receiver.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
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
