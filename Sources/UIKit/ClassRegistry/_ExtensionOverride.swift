/// What an app's extensions of UIKit's responders override, such as `preferredStatusBarStyle` of every navigation
/// controller or `canBecomeFirstResponder` of every label.
///
/// Swift on Linux lets no extension override. The plugin IOSSources gives such members other names and enters them in the
/// registry, where the members of UIKit's classes that are listed in its documentation look.
public enum _ExtensionOverride {
  private struct Call {
    let object: AnyObject
    let name: String
    let type: AnyClass
  }

  /// Calls of `super` that are under way: what is looked for then begins above their class.
  @MainActor private static var calls: [Call] = []

  /// Calls what a class inherits, in the override that an extension of the class has.
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
  /// The value that an extension of its class has in the place of a property.
  func extensionOverride<Value>(_ name: String) -> Value? {
    _ExtensionOverride.method(name, of: self)?.call(as: Value.self)
  }

  /// Hands an event to what an extension of its class has in the place of a method.
  ///
  /// - Returns: whether there is such a method.
  func extensionHandles<Details, Event>(
    _ name: String, _ details: Details, _ event: Event
  ) -> Bool {
    guard let method = _ExtensionOverride.method(name, of: self) else { return false }
    method.call(details, event, as: Void.self)
    return true
  }
}

extension UIViewController {
  /// What the override answers, also where that is nil.
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
