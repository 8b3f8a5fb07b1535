/// The key of a custom value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
