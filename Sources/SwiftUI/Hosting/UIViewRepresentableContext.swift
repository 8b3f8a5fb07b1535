/// The context in which a representable view is created.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that `makeCoordinator()` has created for this place in the tree.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update, such as its animation.
  public internal(set) var transaction: Transaction
  /// The values around the view in the current update.
  public internal(set) var environment: EnvironmentValues

  /// Runs both closures in order, because changes reach their end at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
