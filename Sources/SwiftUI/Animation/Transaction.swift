/// The context of a change of state, such as its animation.
///
/// Changes reach their end at once; UIKit views receive the transaction.
public struct Transaction {
  /// The animation of the change, or nil; changes reach their end at once in any case.
  public var animation: Animation?
  /// Whether `animation(_:value:)` leaves the animation as it is.
  public var disablesAnimations = false
  /// Whether the change is one of many, as during a drag.
  public var isContinuous = false
  /// Whether the velocity of the change is followed, which has no effect here.
  public var tracksVelocity = false
  /// The values by the type of their key.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  /// Creates a transaction with an animation, which UIKit views get with the change.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key of the app's own, or else the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction: @unchecked Sendable {}

extension Transaction {
  /// The transaction of the changes that are being made.
  @TaskLocal static var current = Transaction()

  /// Whether the transaction contains more than the defaults.
  var hasEffect: Bool {
    animation != nil || disablesAnimations || isContinuous || tracksVelocity || !values.isEmpty
  }
}

/// Calls the closure; views that depend on its changes are evaluated with the transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Calls the closure in a transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Calls the closure; the changes reach their end at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Calls both closures in order, because the changes of the first reach their end at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}

extension View {
  /// Changes the transaction with which the view and UIKit views inside are updated.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(_TransactionModifier(transform: transform)) }
  /// Changes the transaction of the view in evaluations in which the value has changed, but not in the first one.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(_ValueTransactionModifier(value: value, transform: transform)) }
}
