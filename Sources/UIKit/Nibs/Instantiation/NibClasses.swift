import Foundation

/// Which classes elements stand for: those of views stand in the rows of their classes.
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
  ]

  /// Nil for what is no view, or none of those here.
  static func view(_ element: String) -> UIView.Type? { views[element] }
  static func recognizer(_ element: String) -> UIGestureRecognizer.Type? { recognizers[element] }
  static func controller(_ element: String) -> UIViewController.Type? { controllers[element] }

  /// UIKit's class with an element of its own that a class is or comes from.
  static func builtIn(_ type: UIView.Type) -> UIView.Type {
    ViewClass.lineage(of: type).last { !$0.elements.isEmpty }?.type ?? UIView.self
  }

  /// The developer's class that an element names, or UIKit's.
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
    session.report.add(.unknownClass(module.map { "\($0).\(name)" } ?? name), at: element)
    return base
  }

  private static let ownModule = String(reflecting: UIView.self).prefix { $0 != "." }
}
