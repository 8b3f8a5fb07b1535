import DarkroomCoreGraphics
import Foundation

/// Calls methods by selector.
@MainActor
enum MessageSending {
  /// The object that the latest `perform` returned, which an autorelease pool keeps alive on iOS.
  private static var latestResult: AnyObject?

  /// Raises an exception if there is no such method, as on iOS; returns nil for a method that returns nothing.
  @discardableResult
  static func send(
    _ selector: Selector?, to object: AnyObject, _ first: Any?, _ second: Any?
  ) -> Any? {
    guard let selector else { return nil }
    guard let (object, method) = receiver(of: selector, sentTo: object) else {
      UncaughtException.raise(
        "-[\(type(of: object)) \(selector.name)]: unrecognized selector sent to instance \(object)",
        name: .invalidArgument)
    }
    return method.call(object, [first, second])
  }

  /// The object, or the one to which it forwards the message, with the method.
  private static func receiver(
    of selector: Selector, sentTo object: AnyObject
  ) -> (AnyObject, RegisteredMethod)? {
    func found(_ object: AnyObject) -> RegisteredMethod? {
      ActionDispatch.method(selector, of: object)
    }
    if let method = found(object) { return (object, method) }
    let target = MessageForwarding.target(of: selector.name, sentTo: object) { found($0) != nil }
    return target.flatMap { target in found(target).map { (target, $0) } }
  }

  /// The method's result as an object that lives until the next call.
  @safe static func perform(
    _ selector: Selector?, of object: AnyObject, _ first: Any?, _ second: Any?
  ) -> Unmanaged<AnyObject>? {
    guard let result = send(selector, to: object, first, second), !(result is Void) else {
      return nil
    }
    let object =
      (result as? String).map { NSString(string: $0) as AnyObject } ?? result as AnyObject
    latestResult = object
    return CallersMemory.unretained(object)
  }
}
