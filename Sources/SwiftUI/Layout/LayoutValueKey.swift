/// The key of a value that a view passes to its layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
