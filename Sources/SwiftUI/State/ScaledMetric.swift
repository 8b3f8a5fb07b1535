/// A number that grows with the size of text that a person prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, UndrawnValue {
  private let base: Value
  private let style: Font.TextStyle?

  public init(wrappedValue: Value) {
    base = wrappedValue
    style = nil
  }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number as it was given: no view is evaluated in an environment yet.
  public var wrappedValue: Value { base }
}

extension ScaledMetric: Sendable where Value: Sendable {}
