/// The storage of a property wrapper, shared by all its copies.
final class StoredValue<Value>: @unchecked Sendable {
  var value: Value {
    didSet { if !Self.areSame(oldValue, value) { changed?() } }
  }
  /// Called after the value has changed.
  var changed: (() -> Void)?

  init(_ value: Value) { self.value = value }

  /// Whether a write changes nothing; as on iOS, such a write requests no evaluation.
  private static func areSame(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return areEqual(old, new) }
    return Value.self is AnyObject.Type && old as AnyObject === new as AnyObject
  }

  private static func areEqual<E: Equatable>(_ old: E, _ new: Value) -> Bool {
    (new as? E).map { $0 == old } ?? false
  }
}
