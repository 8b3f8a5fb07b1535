/// A name or a number with a type of its own, which Objective-C has as a string or a number.
public protocol _WrappedObjectValue: _ObjectValue, RawRepresentable {}

extension _WrappedObjectValue {
  /// Of a string or a number, too.
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
