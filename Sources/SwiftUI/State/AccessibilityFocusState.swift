/// The element of a view that has the focus of assistive technologies.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, UndrawnValue {
  /// Reads and writes the focus.
  @propertyWrapper
  public struct Binding {
    let storage: StoredValue<Value>

    /// The focus as code has set it; assistive technologies do not change it here.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  var storage: StoredValue<Value>

  /// Creates a state that is false; no assistive technology changes it here.
  public init() where Value == Bool { storage = StoredValue(false) }
  /// Creates a state that is nil; no assistive technology changes it here.
  public init<T: Hashable>() where Value == T? { storage = StoredValue(nil) }

  /// The focus as code has set it; assistive technologies do not change it here.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  /// A binding for `accessibilityFocused(_:)`.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(storage: storage) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// - Important: Inert.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
