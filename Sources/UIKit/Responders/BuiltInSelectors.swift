import Foundation

/// Methods that test suites call by name on iOS, where they are private.
enum BuiltInSelectors {
  @MainActor
  static func method(of type: AnyClass, named name: String) -> RegisteredMethod? {
    switch name {
    case "recursiveDescription" where type is UIView.Type:
      RegisteredMethod { (view: UIView) in { view.recursiveDescription() } }
    case "_printHierarchy" where type is UIViewController.Type:
      RegisteredMethod { (controller: UIViewController) in { controller.printedHierarchy } }
    default: nil
    }
  }
}
