/// A value that lasts while a gesture is active.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, UndrawnValue {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  var storage: StoredValue<Value>

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    resetting = reset
    storage = StoredValue(wrappedValue)
  }
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { self.init(wrappedValue: initialValue, reset: reset) }

  public var wrappedValue: Value { storage.value }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while a gesture is active.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (storage.value, Transaction())
    change(&value, &transaction)
    storage.value = value
  }

  /// Restores the initial value when a gesture ends.
  func reset() {
    var transaction = Transaction()
    resetting(storage.value, &transaction)
    storage.value = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    storage = evaluation.kept(storage, &evaluation.identity.kept[key])
  }
}
