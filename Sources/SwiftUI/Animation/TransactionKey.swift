/// A value that a team hands on with a change of state.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
