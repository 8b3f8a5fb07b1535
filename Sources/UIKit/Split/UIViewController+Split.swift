extension UIViewController {
  /// The nearest split view controller above; nil for that one itself.
  public var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
}
