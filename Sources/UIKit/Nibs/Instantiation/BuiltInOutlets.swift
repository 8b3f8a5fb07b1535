import Foundation

/// UIKit's own outlets by name; those of views are in the rows of their classes.
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
    // The view may have any class, as on iOS, where it is checked after all outlets are set.
    Outlet("view", \UIViewController.view) { $1.map($0.adoptView) },
    Outlet("tableView", \UITableViewController.tableView) { $0.tableView = $1 },
    Outlet("collectionView", \UICollectionViewController.collectionView) { $0.collectionView = $1 },
    Outlet("refreshControl", \UITableViewController.refreshControl) { $0.refreshControl = $1 },
    Outlet("delegate", \UINavigationController.delegate) { $0.delegate = $1 },
    Outlet("delegate", \UITabBarController.delegate) { $0.delegate = $1 },
    Outlet("delegate", \UIGestureRecognizer.delegate) { $0.delegate = $1 },
    Outlet("customView", \UIBarButtonItem.customView) { $0.customView = $1 },
    Outlet("titleView", \UINavigationItem.titleView) { $0.titleView = $1 },
    Outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem) { $0.leftBarButtonItem = $1 },
    Outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem) {
      $0.rightBarButtonItem = $1
    },
    Outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem) { $0.backBarButtonItem = $1 },
  ]
}
