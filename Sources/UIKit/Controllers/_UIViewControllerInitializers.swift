public import Foundation

/// Lets `T()` and `T(nibName:bundle:)` be written where `T` is some kind of view controller.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UIViewControllerInitializers {}

extension UIViewController: _UIViewControllerInitializers {}

extension _UIViewControllerInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init() {
    let type = ViewInstantiation.type(Self.self, as: UIViewController.self)
    self = ViewInstantiation.object(ViewInstantiation.object(of: type), as: Self.self)
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?) {
    let type = ViewInstantiation.type(Self.self, as: UIViewController.self)
    self = ViewInstantiation.object(
      ViewInstantiation.controller(of: type, nibName: nibName, bundle: bundle), as: Self.self)
  }
}
