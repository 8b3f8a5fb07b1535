/// A value that lasts while a gesture is active.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, UndrawnValue {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  var storage: StoredValue<Value>

  /// Creates a state with a value that returns when the gesture ends or fails.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Creates a state with a value that returns when the gesture ends or fails.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Creates a state with a value that returns when the gesture ends; the transaction has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  /// Creates a state with a value that returns when the gesture ends; the transaction has no effect.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }
  /// Creates a state with a closure that receives the last value when the gesture ends, before the first one returns.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    resetting = reset
    storage = StoredValue(wrappedValue)
  }
  /// Creates a state with a closure that receives the last value when the gesture ends, before the first one returns.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { self.init(wrappedValue: initialValue, reset: reset) }

  /// The current value, which only `updating(_:body:)` of a gesture changes.
  public var wrappedValue: Value { storage.value }
  /// The state itself, for `updating(_:body:)` of a gesture.
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
  /// Creates a state that is nil while the gesture isn't active; the transaction has no effect.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    storage = evaluation.kept(storage, &evaluation.identity.kept[key])
  }
}
