/// A name or number with a type of its own, which is a string or a number in Objective-C.
public protocol _WrappedObjectValue: _ObjectValue, RawRepresentable {}

extension _WrappedObjectValue {
  /// Accepts a string or number as well.
  public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout Self?) {
    result =
      (source as? ValueObject)?.value.base as? Self
      ?? ((source as Any) as? RawValue).flatMap(Self.init(rawValue:))
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }
}
