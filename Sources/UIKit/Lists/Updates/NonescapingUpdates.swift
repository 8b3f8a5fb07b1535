// On iOS a nonescaping optional closure is a type of its own, which Swift code cannot express: clients pass on a
// closure that was passed to them. These overloads take a closure that is not optional; without a closure, or in an
// override, the class's own method is called.

extension UITableView {
  /// Applies the changes of a closure that need not escape; it is called before the method returns.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Applies the changes of a closure that need not escape; it is called before the method returns.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
