import Foundation

/// Methods that test suites call by name on iOS, where they are private.
@MainActor
enum BuiltInSelectors {
  static func method(of type: AnyClass, named name: String) -> Selector.Method? {
    switch (ObjectIdentifier(type), name) {
    case (ObjectIdentifier(UIView.self), "recursiveDescription"):
      return { receiver, _, _ in (receiver as? UIView)?.recursiveDescription() }
    case (ObjectIdentifier(UIViewController.self), "_printHierarchy"):
      return { receiver, _, _ in (receiver as? UIViewController)?.printedHierarchy }
    default: return nil
    }
  }
}
