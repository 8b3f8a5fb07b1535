public import Foundation

/// A change of a property that is observed by key path.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Always `setting`.
  public let kind: Kind
  /// Nil unless `new` was asked for.
  public let newValue: Value?
  /// Nil unless `old` was asked for, and for the initial call.
  public let oldValue: Value?
  /// Always nil: no collection tells of single elements.
  public let indexes: IndexSet?
  /// True for the call before the change, which only observers with the option `prior` get.
  public let isPrior: Bool
}
