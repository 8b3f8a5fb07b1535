/// As ``_ObjectInitializers``, for the initializers of `UITableViewController`.
public protocol _UITableViewControllerInitializers {}

extension UITableViewController: _UITableViewControllerInitializers {}

extension _UITableViewControllerInitializers where Self: UITableViewController {
  @_silgen_name("darkroom_UITableViewController_init_style")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UITableView.Style)

  @_silgen_name("darkroom_UITableViewController_init_style")
  @MainActor @usableFromInline
  static func make(style: UITableView.Style) -> Self {
    ViewInstantiation.call(0, of: UITableViewController.self, on: self, .value(style))
  }
}

extension UITableViewController: PlainlyMade {
  static func makePlain() -> NSObject {
    ViewInstantiation.call(
      0, of: UITableViewController.self, on: self,
      .value(UITableView.Style.plain))
  }
}
