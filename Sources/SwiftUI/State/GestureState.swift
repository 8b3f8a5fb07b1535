/// A value that lives as long as a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, UndrawnValue {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { initial = wrappedValue }
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { initial = initialValue }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
