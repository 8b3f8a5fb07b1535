import DarkroomUIKit

extension UIResponder {
  /// The description of the index path of a cell that a table shows; empty for anything else.
  @MainActor var indexPathDescription: String {
    guard let cell = self as? UITableViewCell else { return "" }
    let table = cell.relativeAncestors.lazy.compactMap { $0 as? UITableView }.first
    return table?.indexPath(for: cell)?.description ?? ""
  }
}
