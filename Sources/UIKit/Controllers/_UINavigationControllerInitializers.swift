/// Declares the initializers of `UINavigationController` for calls through a metatype, as ``_ObjectInitializers``
/// explains.
public protocol _UINavigationControllerInitializers {}

extension UINavigationController: _UINavigationControllerInitializers {}

extension _UINavigationControllerInitializers where Self: UINavigationController {
  @_silgen_name("darkroom_UINavigationController_init_rootViewController")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(rootViewController: UIViewController)

  @_silgen_name("darkroom_UINavigationController_init_rootViewController")
  @MainActor @usableFromInline
  static func make(rootViewController: __owned UIViewController) -> Self {
    ViewInstantiation.call(1, of: UINavigationController.self, on: self, .value(rootViewController))
  }

  @_silgen_name("darkroom_UINavigationController_init_navigationBarClass_toolbarClass")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)

  @_silgen_name("darkroom_UINavigationController_init_navigationBarClass_toolbarClass")
  @MainActor @usableFromInline
  static func make(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    ViewInstantiation.call(
      0, of: UINavigationController.self, on: self,
      .value(navigationBarClass), .value(toolbarClass))
  }
}
