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
  private static func outlets(of object: NSObject) -> [NibOutlet] {
    guard let view = object as? UIView else { return others }
    return view.lineage.reversed().flatMap(\.outlets)
  }

  private static let others: [NibOutlet] = [
    NibOutlet("view", \UITableViewController.tableView),
    NibOutlet("view", \UICollectionViewController.collectionView),
    NibOutlet("view", \UIViewController.view),
    NibOutlet("tableView", \UITableViewController.tableView),
    NibOutlet("collectionView", \UICollectionViewController.collectionView),
    NibOutlet("refreshControl", \UITableViewController.refreshControl),
    NibOutlet("delegate", \UINavigationController.delegate),
    NibOutlet("delegate", \UITabBarController.delegate),
    NibOutlet("delegate", \UIGestureRecognizer.delegate),
    NibOutlet("customView", \UIBarButtonItem.customView),
    NibOutlet("titleView", \UINavigationItem.titleView),
    NibOutlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    NibOutlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    NibOutlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
  ]
}
