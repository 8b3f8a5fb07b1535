/// As ``_ObjectInitializers``, for the initializers of `UIActivityViewController`.
public protocol _UIActivityViewControllerInitializers {}

extension UIActivityViewController: _UIActivityViewControllerInitializers {}

extension _UIActivityViewControllerInitializers where Self: UIActivityViewController {
  @_silgen_name("darkroom_UIActivityViewController_init_activityItems_applicationActivities")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(activityItems: [Any], applicationActivities: [UIActivity]?)

  @_silgen_name("darkroom_UIActivityViewController_init_activityItems_applicationActivities")
  @MainActor @usableFromInline
  static func make(
    activityItems: __owned [Any], applicationActivities: __owned [UIActivity]?
  ) -> Self {
    ViewInstantiation.call(
      0, of: UIActivityViewController.self, on: self,
      .value(activityItems), .value(applicationActivities))
  }
}
