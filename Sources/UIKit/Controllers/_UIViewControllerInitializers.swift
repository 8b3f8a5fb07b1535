public import Foundation

/// Declares the initializers of `UIViewController` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIViewControllerInitializers {}

extension UIViewController: _UIViewControllerInitializers {}

extension _UIViewControllerInitializers where Self: UIViewController {
  @_silgen_name("darkroom_UIViewController_init_nibName_bundle")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("darkroom_UIViewController_init_nibName_bundle")
  @MainActor @usableFromInline
  static func make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    ViewInstantiation.controller(of: self, nibName: nibName, bundle: bundle)
  }
}
