import Foundation

/// UIKit's own outlets, by name: those of views stand in the rows of their classes.
@MainActor
enum BuiltInOutlets {
  static func set(_ name: String, of object: NSObject, to value: Any) throws(NamedValueError) {
    let type = "\(type(of: object))"
    for outlet in outlets(of: object) where outlet.name == name {
      guard let fits = outlet.set(object, value) else { continue }
      if fits { return }
      throw .typeMismatch(
        name, type: type, expected: outlet.expected, actual: "\(Swift.type(of: value))")
    }
    throw .unknownProperty(name, type: type)
  }

  /// A class's own before its superclass's.
  private static func outlets(of object: NSObject) -> [Outlet] {
    guard let view = object as? UIView else { return others }
    return view.lineage.reversed().flatMap(\.outlets)
  }

  private static let others: [Outlet] = [
    Outlet("view", \UITableViewController.tableView),
    Outlet("view", \UICollectionViewController.collectionView),
    Outlet("view", \UIViewController.view),
    Outlet("tableView", \UITableViewController.tableView),
    Outlet("collectionView", \UICollectionViewController.collectionView),
    Outlet("refreshControl", \UITableViewController.refreshControl),
    Outlet("delegate", \UINavigationController.delegate),
    Outlet("delegate", \UITabBarController.delegate),
    Outlet("delegate", \UIGestureRecognizer.delegate),
    Outlet("customView", \UIBarButtonItem.customView),
    Outlet("titleView", \UINavigationItem.titleView),
    Outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    Outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    Outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
  ]
}
