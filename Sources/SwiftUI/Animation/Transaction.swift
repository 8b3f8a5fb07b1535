/// What goes along with a change of state.
public struct Transaction {
  public var animation: Animation?
  /// - Important: Inert.
  public var disablesAnimations = false
  public var isContinuous = false
  /// - Important: Inert.
  public var tracksVelocity = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction: Sendable {}

/// - Important: Inert but for the closure, which is called.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// - Important: Inert but for the closure, which is called.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

/// - Important: Inert but for the closure, which is called: changes have their end at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// - Important: Inert but for the closures, which are called one after the other.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// - Important: Inert.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
