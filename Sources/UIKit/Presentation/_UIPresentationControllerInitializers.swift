/// As ``_ObjectInitializers``, for the initializers of `UIPresentationController`.
public protocol _UIPresentationControllerInitializers {}

extension UIPresentationController: _UIPresentationControllerInitializers {}

extension _UIPresentationControllerInitializers where Self: UIPresentationController {
  @_silgen_name("darkroom_UIPresentationController_init_presentedViewController_presenting")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  )

  @_silgen_name("darkroom_UIPresentationController_init_presentedViewController_presenting")
  @MainActor @usableFromInline
  static func make(
    presentedViewController: __owned UIViewController,
    presenting presentingViewController: __owned UIViewController?
  ) -> Self {
    ViewInstantiation.call(
      0, of: UIPresentationController.self, on: self,
      .value(presentedViewController), .value(presentingViewController))
  }
}
