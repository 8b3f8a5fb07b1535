import Foundation

/// Which classes elements stand for.
@MainActor
enum NibClasses {
  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "control": UIControl.self,
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "slider": UISlider.self,
    "switch": UISwitch.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
    "window": UIWindow.self,
  ]

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

  /// UIKit's class that an object is of, or that its class comes from.
  static func builtIn(_ type: UIView.Type) -> UIView.Type {
    var current: AnyClass? = type
    while let candidate = current {
      if let known = builtInViews[ObjectIdentifier(candidate)] { return known }
      current = _getSuperclass(candidate)
    }
    return UIView.self
  }

  private static let builtInViews: [ObjectIdentifier: UIView.Type] = Dictionary(
    views.values.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })

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
