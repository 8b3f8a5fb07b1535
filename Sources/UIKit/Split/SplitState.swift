/// What a split view controller shows now.
struct SplitState {
  /// Nil before the first layout.
  var mode: UISplitViewController.DisplayMode?
  /// Chosen by code or by the button, in place of the preferred one; nil for that.
  var chosenMode: UISplitViewController.DisplayMode?
  var isCollapsed = false
  var wasLaidOut = false
  /// Those made for controllers that are none.
  var navigations: [UISplitViewController.Column: UINavigationController] = [:]
  /// While collapsed, the first controllers on the stack of each column after the first, by column.
  var moved: [(column: UISplitViewController.Column, first: UIViewController)] = []
  /// Made when it is first asked for.
  var button: UIBarButtonItem?
  /// Between the columns.
  var separators: [UIView] = []
  /// Darkens the secondary column below others.
  var dimming: UIView?
}
