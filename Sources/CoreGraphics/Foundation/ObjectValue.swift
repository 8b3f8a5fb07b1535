/// A value that Foundation stores in a `ValueObject`.
public protocol _ObjectValue: Hashable, _ObjectiveCBridgeable where _ObjectiveCType == NSObject {}

extension _ObjectValue {
  public func _bridgeToObjectiveC() -> NSObject { ValueObject(self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout Self?) {
    result = (source as? ValueObject)?.value.base as? Self
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> Self {
    guard let value = (source as? ValueObject)?.value.base as? Self else {
      UncaughtException.raise("not a \(Self.self)")
    }
    return value
  }
}
