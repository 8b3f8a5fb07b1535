/// The key of a value that the view with the focus provides.
///
/// Source: [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey)
public protocol FocusedValueKey {
  associatedtype Value
}
