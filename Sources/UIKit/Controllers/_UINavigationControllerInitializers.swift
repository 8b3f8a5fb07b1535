/// Lets `T(rootViewController:)` be written where `T` is some kind of navigation controller.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UINavigationControllerInitializers {}

extension UINavigationController: _UINavigationControllerInitializers {}

extension _UINavigationControllerInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(rootViewController: UIViewController) {
    let type = ViewInstantiation.type(Self.self, as: UINavigationController.self)
    let controller = ViewInstantiation.controller(of: type, nibName: nil, bundle: nil)
    controller.setViewControllers([rootViewController], animated: false)
    self = ViewInstantiation.object(controller, as: Self.self)
  }
}
