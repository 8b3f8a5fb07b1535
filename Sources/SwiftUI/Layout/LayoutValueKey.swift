/// A value that a view hands to its layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
