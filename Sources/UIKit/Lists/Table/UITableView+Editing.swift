import DarkroomCoreGraphics
import Foundation

extension UITableView {
  func editingDidChange(animated: Bool) {
    for path in shown.sortedPaths {
      guard let cell = shown.cells[path] else { continue }
      showEditing(in: cell, at: path, animated: animated)
    }
    if !allowsSelectionDuringEditing { deselectAll() }
  }

  private func deselectAll() {
    for path in selection { deselect(path, false) }
  }

  /// Shows the editing state that the data source and the delegate specify for a row.
  func showEditing(in cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    cell.placement.selectsWhileEditing = allowsMultipleSelectionDuringEditing
    guard isEditing, let source = dataSource else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let canEdit = source.tableView(self, canEditRowAt: path)
    cell.placement.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.showsReorderControl = source.tableView(self, canMoveRowAt: path)
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.setEditing(true, animated: animated)
  }

  /// Handles a tap on a cell's red or green control.
  func commitEditing(of cell: UITableViewCell) {
    guard let path = shown.indexPath(of: cell) else { return }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
  }

  /// A tap on a cell's detail button.
  func tappedAccessory(of cell: UITableViewCell) {
    guard let path = shown.indexPath(of: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
