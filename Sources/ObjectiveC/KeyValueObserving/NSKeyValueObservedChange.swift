public import Foundation

/// A change of a property that is observed by key path.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Always `setting`.
  public let kind: Kind
  /// The new value; nil unless the option `new` was given.
  public let newValue: Value?
  /// The old value; nil unless the option `old` was given, and in the initial call.
  public let oldValue: Value?
  /// Always nil, because collections do not report changes of single elements.
  public let indexes: IndexSet?
  /// Whether the call precedes the change; only observers with the option `prior` get such calls.
  public let isPrior: Bool
}
