/// As ``_ObjectInitializers``, for the initializers of `UIPageViewController`.
public protocol _UIPageViewControllerInitializers {}

extension UIPageViewController: _UIPageViewControllerInitializers {}

extension _UIPageViewControllerInitializers where Self: UIPageViewController {
  @_silgen_name("darkroom_UIPageViewController_init_transitionStyle_navigationOrientation_options")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]?
  )

  @_silgen_name("darkroom_UIPageViewController_init_transitionStyle_navigationOrientation_options")
  @MainActor @usableFromInline
  static func make(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: __owned [UIPageViewController.OptionsKey: Any]?
  ) -> Self {
    ViewInstantiation.call(
      0, of: UIPageViewController.self, on: self,
      .value(style), .value(navigationOrientation), .value(options))
  }
}

extension UIPageViewController: PlainlyMade {
  static func makePlain() -> NSObject {
    make(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }
}
