import DarkroomUIKit

/// Classes of an app that made-up interface files name, with members that are reached by name.
@MainActor
enum InterfaceClasses {
  /// The file that is being tried, for objects that load it themselves.
  static var nib: UINib?

  private static var isRegistered = false

  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    _ClassRegistry.add(FuzzedController.self, named: "FuzzedController")
    _ClassRegistry.add(FuzzedView.self, named: "FuzzedView")
    _ClassRegistry.add(FuzzedNibView.self, named: "FuzzedNibView")
    addController()
    addView()
  }

  private static func addController() {
    _ClassRegistry.add(property: "label", \FuzzedController.label) { $0.label = $1 }
    _ClassRegistry.add(property: "child", \FuzzedController.child) { $0.child = $1 }
    _ClassRegistry.add(property: "parts", \FuzzedController.parts) { $0.parts = $1 }
    _ClassRegistry.add(property: "hasty", \FuzzedController.hasty) { $0.hasty = $1 }
    _ClassRegistry.add(property: "unread", \FuzzedController.unread) { $0.unread = $1 }
    _ClassRegistry.add("tapped:") { (it: FuzzedController) in it.tapped(_:) }
  }

  private static func addView() {
    _ClassRegistry.add(property: "child", \FuzzedView.child) { $0.child = $1 }
    _ClassRegistry.add(property: "parts", \FuzzedView.parts) { $0.parts = $1 }
    _ClassRegistry.add(property: "unread", \FuzzedView.unread) { $0.unread = $1 }
    _ClassRegistry.add(property: "borderColor", \FuzzedView.borderColor) { $0.borderColor = $1 }
    _ClassRegistry.add(property: "limit", \FuzzedView.limit) { $0.limit = $1 }
    _ClassRegistry.add(property: "note", \FuzzedView.note) { $0.note = $1 }
  }

  /// The owner that a file asks for by the class of its placeholder.
  static func owner(_ name: String) -> UIViewController {
    switch name {
    case "FuzzedController": FuzzedController()
    case "UITableViewController": UITableViewController()
    case "UICollectionViewController": UICollectionViewController()
    case "UINavigationController": UINavigationController()
    case "UITabBarController": UITabBarController()
    default: UIViewController()
    }
  }
}
