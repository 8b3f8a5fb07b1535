/// Finds the overrides in an app's extensions of UIKit's responders, such as `preferredStatusBarStyle` of every
/// navigation controller or `canBecomeFirstResponder` of every label.
///
/// Swift on Linux does not let extensions override. So the plugin IOSSources renames such members and registers them,
/// and the members of UIKit that its documentation lists look them up.
public enum _ExtensionOverride {
  private struct Call {
    let object: AnyObject
    let name: String
    let type: AnyClass
  }

  /// The calls of `super` in progress; the search for the inherited member starts above their class.
  @MainActor private static var calls: [Call] = []

  /// Calls the inherited member from an override in an extension of the class.
  @MainActor
  public static func inherited<Result>(
    _ object: AnyObject, _ type: AnyClass, _ name: String, _ body: () -> Result
  ) -> Result {
    calls.append(Call(object: object, name: name, type: type))
    defer { calls.removeLast() }
    return body()
  }

  @MainActor
  static func method(_ name: String, of object: AnyObject) -> _OptionalMethod? {
    guard _ClassRegistry.hasOverrides else { return nil }
    let name = "override \(name)"
    let call = calls.last { $0.object === object && $0.name == name }
    return _OptionalMethod(name, of: object, above: call?.type)
  }
}

extension UIResponder {
  /// The value of a property's override in an extension of the class.
  func extensionOverride<Value>(_ name: String) -> Value? {
    _ExtensionOverride.method(name, of: self)?.call(as: Value.self)
  }

  /// Passes an event to a method's override in an extension of the class.
  ///
  /// - Returns: Whether there is such an override.
  func extensionHandles<Details, Event>(
    _ name: String, _ details: Details, _ event: Event
  ) -> Bool {
    guard let method = _ExtensionOverride.method(name, of: self) else { return false }
    method.call(details, event, as: Void.self)
    return true
  }
}

extension UIViewController {
  /// The override's answer, which may be nil, or the object's own if there is no override.
  func overriddenChild(_ name: String, else own: UIViewController?) -> UIViewController? {
    let method = _ExtensionOverride.method(name, of: self)
    return method?.call(as: UIViewController?.self) ?? own
  }

  func callExtensionOverride(_ name: String) {
    _ExtensionOverride.method(name, of: self)?.call(as: Void.self)
  }

  func callExtensionOverride<Argument>(_ name: String, _ argument: Argument) {
    _ExtensionOverride.method(name, of: self)?.call(argument, as: Void.self)
  }
}
