/// A key of a value that the view with the focus gives to others.
///
/// Source: [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey)
public protocol FocusedValueKey {
  associatedtype Value
}
