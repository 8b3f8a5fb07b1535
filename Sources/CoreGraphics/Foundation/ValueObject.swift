/// The object in which Foundation stores a Swift value of an attributed string (see `ObjectTag`).
///
/// In Foundation's own box the value is in the place of the tag, and a round `CGFloat` traps.
final class ValueObject: NSObject, _StructBridgeable {
  private let tag = ObjectTag()
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  func _bridgeToAny() -> Any { value.base }

  override func isEqual(_ object: Any?) -> Bool { (object as? ValueObject)?.value == value }
  override var hash: Int { value.hashValue }
  override var description: String { "\(value)" }
}

/// An Objective-C number, as on iOS: a value stored by Foundation can be read as a `Double`, an `Int` or an `NSNumber`,
/// too.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = Double(exactly: source).map { CGFloat($0) }
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGColor: _ObjectValue {}
