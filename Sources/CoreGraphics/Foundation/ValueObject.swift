/// What Foundation keeps a Swift value in, as a value of attributed strings (see `ObjectTag`).
///
/// Without it, Foundation's own box has the value in the place of the tag, and a round `CGFloat` traps.
final class ValueObject: NSObject, _StructBridgeable {
  private let tag = ObjectTag()
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  func _bridgeToAny() -> Any { value.base }

  override func isEqual(_ object: Any?) -> Bool { (object as? ValueObject)?.value == value }
  override var hash: Int { value.hashValue }
  override var description: String { "\(value)" }
}

/// A value that Foundation keeps in a `ValueObject`.
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

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSObject
}
extension CGFloat: _ObjectValue {}
extension CGColor: _ObjectValue {}
