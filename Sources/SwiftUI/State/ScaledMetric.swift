/// A number that scales with the preferred text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var environment = Environment(\.self)

  /// Scales a number like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Scales a number like a text style; at the size `large` it is unchanged.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the preferred size, in whole pixels; unscaled outside of a view.
  public var wrappedValue: Value {
    let values = environment.wrappedValue
    guard values.dynamicTypeSize != .large else { return base }
    let pixels = CGFloat(base) * style.scale(in: values) * values.displayScale
    return Value(pixels.rounded() / values.displayScale)
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
