/// What property wrappers keep, shared by all copies of them.
final class StoredValue<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
