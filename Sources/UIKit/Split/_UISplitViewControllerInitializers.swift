/// As ``_ObjectInitializers``, for the initializers of `UISplitViewController`.
public protocol _UISplitViewControllerInitializers {}

extension UISplitViewController: _UISplitViewControllerInitializers {}

extension _UISplitViewControllerInitializers where Self: UISplitViewController {
  @_silgen_name("darkroom_UISplitViewController_init_style")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UISplitViewController.Style)

  @_silgen_name("darkroom_UISplitViewController_init_style")
  @MainActor @usableFromInline
  static func make(style: UISplitViewController.Style) -> Self {
    ViewInstantiation.call(0, of: UISplitViewController.self, on: self, .value(style))
  }
}
