/// The values that the view with the focus provides.
///
/// There are none: modifiers that provide one are not declared, so that no code reads a wrong value.
///
/// Source: [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil unless it has been set in this copy.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
