import DarkroomUIKit
import Foundation

extension UIResponder {
  /// The description of the index path of a cell that a table or collection shows; empty for anything else.
  @MainActor var indexPathDescription: String {
    let path: IndexPath? =
      switch self {
      case let cell as UITableViewCell: cell.nearest(UITableView.self)?.indexPath(for: cell)
      case let cell as UICollectionViewCell:
        cell.nearest(UICollectionView.self)?.indexPath(for: cell)
      default: nil
      }
    return path?.description ?? ""
  }
}

extension UIView {
  /// The nearest ancestor of `type` or a subclass of it.
  @MainActor func nearest<T: UIView>(_ type: T.Type) -> T? {
    relativeAncestors.lazy.compactMap { $0 as? T }.first
  }
}
