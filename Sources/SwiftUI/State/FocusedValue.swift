/// Reads a value of the view with the focus; always nil, because no view provides one.
///
/// Source: [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>

  /// Creates a property that reads a value of the view with the focus.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value, which is always nil.
  public var wrappedValue: Value? { FocusedValues()[keyPath: keyPath] }
}
