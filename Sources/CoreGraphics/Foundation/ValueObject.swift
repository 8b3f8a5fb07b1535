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

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSObject
}

extension CGFloat: _ObjectValue {}

extension CGColor: _ObjectValue {}
