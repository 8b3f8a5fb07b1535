/// Reads and writes a binding of the view with the focus; always nil, because no view provides one.
///
/// Source: [FocusedBinding](https://developer.apple.com/documentation/swiftui/focusedbinding)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// Creates a property that reads a value of the view with the focus.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value, which is always nil; setting it does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding whose value is always nil.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var binding: Binding<Value>? { FocusedValues()[keyPath: keyPath] }
}
