import Foundation

/// Finds the object that receives an action, and calls it.
@MainActor
enum ActionDispatch {
  /// - Returns: Whether an object had the method.
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = receiver(of: action, target: target, sender: sender) else { return false }
    guard let method = method(action, of: receiver) else { return false }
    _ = method.call(receiver, [sender, event])
    return true
  }

  static func method(_ action: Selector, of receiver: AnyObject) -> RegisteredMethod? {
    action.method(of: receiver)
      ?? BuiltInSelectors.method(of: type(of: receiver), named: action.name)
  }

  static func method(named name: String, of receiver: AnyObject) -> RegisteredMethod? {
    method(named: name, ofClass: type(of: receiver))
  }

  static func method(named name: String, ofClass type: AnyClass) -> RegisteredMethod? {
    _ClassRegistry.method(named: name, of: type)
      ?? BuiltInSelectors.method(of: type, named: name)
  }

  /// The receiver of an action.
  ///
  /// For a nil target it is the first object of the responder chain that has the method; the chain starts at the first
  /// responder of the sender's window, or else at the sender.
  private static func receiver(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
    if let target { return ClassObject.standing(for: target) }
    let responder = sender as? UIResponder
    let first = responder?.responderWindow?.firstResponder ?? responder
    return first?.target(forAction: action, withSender: sender) as AnyObject?
      ?? UIApplication.shared.target(forAction: action, withSender: sender) as AnyObject?
  }
}

/// Methods of UIKit's classes that can be called by name: accessors of the properties that key-value coding knows, and
/// private methods that tests call on iOS.
enum BuiltInSelectors {
  @MainActor
  static func method(of type: AnyClass, named name: String) -> RegisteredMethod? {
    switch name {
    case "recursiveDescription" where type is UIView.Type:
      RegisteredMethod { (view: UIView) in { view.recursiveDescription() } }
    case "_printHierarchy" where type is UIViewController.Type:
      RegisteredMethod { (controller: UIViewController) in { controller.printedHierarchy } }
    default: KeyValueCoding.accessor(named: name, of: type)
    }
  }
}
