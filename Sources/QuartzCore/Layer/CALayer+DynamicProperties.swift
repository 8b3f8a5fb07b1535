import DarkroomCoreGraphics
import Foundation

/// The values of properties that a subclass declares with `@NSManaged`, which Core Animation stores on iOS and the
/// layer stores here.
///
/// IOSSources generates the accessors. A copy for drawing gets the values, and a new value requests display if the
/// class requires it in `needsDisplay(forKey:)`. No action is requested, because values are final at once.
extension CALayer {
  /// The value that was set, or the class's `defaultValue(forKey:)`, or else zero or nil.
  ///
  /// Raises `NSInternalInconsistencyException` for a type that has none of these.
  public func _dynamicValue<Value>(forKey key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let value = Self.defaultValue(of: type(of: self), forKey: key) as? Value { return value }
    return Self.nothing(key)
  }

  /// Stores the value, and requests display if the class wants it for the key.
  public func _setDynamicValue<Value>(_ value: Value, forKey key: String) {
    values[key] = (value as? any OptionalValue).map(\.wrapped) ?? value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  private static func defaultValue(of type: CALayer.Type, forKey key: String) -> Any? {
    type.defaultValue(forKey: key)
  }

  private static func nothing<Value>(_ key: String) -> Value {
    let zeros: [Any] = [
      CGFloat(0), Double(0), Float(0), 0, Int32(0), UInt(0), false, CGPoint.zero, CGSize.zero,
      CGRect.zero, CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), CATransform3D(),
    ]
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
    let nothing = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
    guard let nothing = nothing as? Value else {
      UncaughtException.raise(
        "the property '\(key)' of a layer is read before it is set, and '\(Value.self)' has no zero: "
          + "give it a value in defaultValue(forKey:)")
    }
    return nothing
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
