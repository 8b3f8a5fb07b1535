/// Reads a value of the view with the focus; always nil, because no view provides one.
///
/// Source: [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? { FocusedValues()[keyPath: keyPath] }
}
