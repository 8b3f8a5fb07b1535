extension UIViewController {
  /// The nearest split view controller that contains this controller; nil if there is none.
  public var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
}
