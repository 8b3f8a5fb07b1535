/// A value that views find in their surroundings.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
