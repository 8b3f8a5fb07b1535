import Foundation

/// The classes for elements; those of views are in the rows of their classes.
@MainActor
enum NibClasses {
  private static let views = Dictionary(
    ViewClass.all.flatMap { row in row.elements.map { ($0, row.type) } },
    uniquingKeysWith: { first, _ in first })

  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]

  /// Returns nil for an element that is not a view, or whose view class does not exist here.
  static func view(_ element: String) -> UIView.Type? { views[element] }
  static func recognizer(_ element: String) -> UIGestureRecognizer.Type? { recognizers[element] }
  static func controller(_ element: String) -> UIViewController.Type? { controllers[element] }

  /// The developer's class that an element names, or UIKit's class.
  static func type<Base: AnyObject>(
    of element: NibElement, in session: NibSession, orElse base: Base.Type
  ) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    let module = element["customModule"]
    let found: AnyClass? =
      _ClassRegistry.type(named: name, module: module)
      ?? module.flatMap { NSClassFromString("\($0).\(name)") }
      ?? NSClassFromString("\(ownModule).\(name)")
      ?? _ClassRegistry.type(named: name)
    if let type = found as? Base.Type { return type }
    reportClass(of: element, in: session)
    return base
  }

  private static func reportClass(of element: NibElement, in session: NibSession) {
    let name = element["customClass"] ?? ""
    let module = element["customModule"]
    session.report.add(.unknownClass(module.map { "\($0).\(name)" } ?? name), at: element)
  }

  /// Returns false for UIKit classes that only code creates, with parameters.
  static func isCustomObject(_ type: NSObject.Type) -> Bool {
    let isOwn = String(reflecting: type).hasPrefix("\(ownModule).")
    return !isOwn || type is UIView.Type || type is UIViewController.Type
      || type is UINavigationItem.Type || type is UIBarItem.Type
      || type is UIGestureRecognizer.Type || type is UICollectionViewLayout.Type
  }

  /// Reports a class of which no interface file creates objects; a plain object replaces them.
  static func customObject(of element: NibElement, in session: NibSession) -> NSObject.Type {
    let type = type(of: element, in: session, orElse: NSObject.self)
    if isCustomObject(type) { return type }
    reportClass(of: element, in: session)
    return NSObject.self
  }

  private static let ownModule = String(reflecting: UIView.self).prefix { $0 != "." }
}
