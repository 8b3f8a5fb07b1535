/// What property wrappers keep, shared by all copies of them.
final class StoredValue<Value>: @unchecked Sendable {
  var value: Value { didSet { changed?() } }
  /// What happens after the value was written.
  var changed: (() -> Void)?

  init(_ value: Value) { self.value = value }
}
