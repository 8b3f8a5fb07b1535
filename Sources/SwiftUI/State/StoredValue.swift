/// What property wrappers keep, shared by all copies of them.
final class StoredValue<Value>: @unchecked Sendable {
  private var own: Value
  /// The one that an earlier evaluation has kept for the same place; it holds the value then.
  private var kept: StoredValue?
  /// What happens after the value was written.
  var changed: (() -> Void)?

  init(_ value: Value) { own = value }

  var target: StoredValue { kept ?? self }

  var value: Value {
    get { target.own }
    set {
      target.own = newValue
      target.changed?()
    }
  }

  func stand(for other: StoredValue) { kept = other.target === self ? nil : other.target }
}
