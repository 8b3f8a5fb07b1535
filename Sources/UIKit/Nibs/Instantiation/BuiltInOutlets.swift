import Foundation

/// UIKit's own outlets, by name.
@MainActor
enum BuiltInOutlets {
  private struct Outlet {
    let name: String
    let expected: String
    /// Nil where the object has no such outlet, false where the value does not fit.
    let set: @MainActor (NSObject, Any) -> Bool?
  }

  static func set(_ name: String, of object: NSObject, to value: Any) throws(NamedValueError) {
    let type = "\(type(of: object))"
    for outlet in all where outlet.name == name {
      guard let fits = outlet.set(object, value) else { continue }
      if fits { return }
      throw .typeMismatch(
        name, type: type, expected: outlet.expected, actual: "\(Swift.type(of: value))")
    }
    throw .unknownProperty(name, type: type)
  }

  private static func outlet<T, V>(
    _ name: String, _ path: ReferenceWritableKeyPath<T, V?>
  ) -> Outlet {
    Outlet(name: name, expected: "\(V.self)") { object, value in
      guard let object = object as? T else { return nil }
      guard let value = value as? V else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  private static let all: [Outlet] = [
    outlet("view", \UIViewController.view),
    outlet("tableView", \UITableViewController.tableView),
    outlet("collectionView", \UICollectionViewController.collectionView),
    outlet("refreshControl", \UITableViewController.refreshControl),
    outlet("refreshControl", \UIScrollView.refreshControl),
    outlet("delegate", \UITableView.delegate),
    outlet("dataSource", \UITableView.dataSource),
    outlet("prefetchDataSource", \UITableView.prefetchDataSource),
    outlet("delegate", \UICollectionView.delegate),
    outlet("dataSource", \UICollectionView.dataSource),
    outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
    outlet("delegate", \UITextView.delegate),
    outlet("delegate", \UIScrollView.delegate),
    outlet("delegate", \UITextField.delegate),
    outlet("delegate", \UISearchBar.delegate),
    outlet("delegate", \UITabBar.delegate),
    outlet("delegate", \UINavigationController.delegate),
    outlet("delegate", \UITabBarController.delegate),
    outlet("delegate", \UIGestureRecognizer.delegate),
    outlet("gestureRecognizers", \UIView.gestureRecognizers),
    outlet("backgroundView", \UITableView.backgroundView),
    outlet("backgroundView", \UICollectionView.backgroundView),
    outlet("backgroundView", \UITableViewCell.backgroundView),
    outlet("backgroundView", \UICollectionViewCell.backgroundView),
    outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    outlet("accessoryView", \UITableViewCell.accessoryView),
    outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    outlet("tableHeaderView", \UITableView.tableHeaderView),
    outlet("tableFooterView", \UITableView.tableFooterView),
    outlet("leftView", \UITextField.leftView),
    outlet("rightView", \UITextField.rightView),
    outlet("customView", \UIBarButtonItem.customView),
    outlet("titleView", \UINavigationItem.titleView),
    outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
  ]
}
