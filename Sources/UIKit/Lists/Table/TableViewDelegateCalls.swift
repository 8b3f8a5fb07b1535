public import DarkroomCoreGraphics
public import Foundation

// `delegate?.tableView?(…)`: optional calls of `UITableViewDelegate`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UITableViewDelegate {
  public var tableView: _TableViewDelegateCalls.TableView? { .init(receiver: self) }
}

/// The optional methods of `UITableViewDelegate` as callable values.
public enum _TableViewDelegateCalls {
  /// What `tableView` names: called with the labels of any optional method of that base name.
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
    public func callAsFunction(
      _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) { receiver.tableView(tableView, willBeginEditingRowAt: indexPath) }
    public func callAsFunction(
      _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) { receiver.tableView(tableView, didEndEditingRowAt: indexPath) }
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
  }
}
