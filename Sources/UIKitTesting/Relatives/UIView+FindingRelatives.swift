public import DarkroomUIKit

/// Finds the first or last relative by a closure, by view types (exact classes) or by tags.
extension UIView {
  /// The nearest ancestor for which `predicate` is true; ancestors further up are not examined.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findFirstAncestor(by predicate: (UIView) throws -> Bool) rethrows -> UIView? {
    try relativeAncestors.first(where: predicate)
  }

  /// The nearest ancestor whose class is one of `types`; instances of their subclasses are skipped.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findFirstAncestor(by types: [UIView.Type]) -> UIView? {
    findFirstAncestor { $0.isExactly(oneOf: types) }
  }

  /// The nearest ancestor with one of `tags`; 0 is the tag of every view without one.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findFirstAncestor(by tags: [Int]) -> UIView? {
    findFirstAncestor { tags.contains($0.tag) }
  }

  /// The first descendant in depth-first order for which `predicate` is true.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findFirstDescendant(by predicate: (UIView) throws -> Bool) rethrows -> UIView? {
    try relativeDescendants.first(where: predicate)
  }

  /// The first descendant in depth-first order whose class is one of `types`; subclasses are skipped.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findFirstDescendant(by types: [UIView.Type]) -> UIView? {
    findFirstDescendant { $0.isExactly(oneOf: types) }
  }

  /// The first descendant in depth-first order with one of `tags`; 0 is the tag of every view without one.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findFirstDescendant(by tags: [Int]) -> UIView? {
    findFirstDescendant { tags.contains($0.tag) }
  }

  /// The last descendant in depth-first order for which `predicate` is true.
  ///
  /// It is above the others on the screen, unless a layer's `zPosition` changes the order.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findLastDescendant(by predicate: (UIView) throws -> Bool) rethrows -> UIView? {
    try relativeDescendants.last(where: predicate)
  }

  /// The last descendant in depth-first order whose class is one of `types`; subclasses are skipped.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findLastDescendant(by types: [UIView.Type]) -> UIView? {
    findLastDescendant { $0.isExactly(oneOf: types) }
  }

  /// The last descendant in depth-first order with one of `tags`; 0 is the tag of every view without one.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findLastDescendant(by tags: [Int]) -> UIView? {
    findLastDescendant { tags.contains($0.tag) }
  }

  /// The first sibling in subview order for which `predicate` is true.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findFirstSibling(by predicate: (UIView) throws -> Bool) rethrows -> UIView? {
    try relativeSiblings.first(where: predicate)
  }

  /// The first sibling in subview order whose class is one of `types`; subclasses are skipped.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findFirstSibling(by types: [UIView.Type]) -> UIView? {
    findFirstSibling { $0.isExactly(oneOf: types) }
  }

  /// The first sibling in subview order with one of `tags`; 0 is the tag of every view without one.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findFirstSibling(by tags: [Int]) -> UIView? {
    findFirstSibling { tags.contains($0.tag) }
  }

  /// The last sibling in subview order, which is above the others, for which `predicate` is true.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findLastSibling(by predicate: (UIView) throws -> Bool) rethrows -> UIView? {
    try relativeSiblings.last(where: predicate)
  }

  /// The last sibling in subview order whose class is one of `types`; subclasses are skipped.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findLastSibling(by types: [UIView.Type]) -> UIView? {
    findLastSibling { $0.isExactly(oneOf: types) }
  }

  /// The last sibling in subview order with one of `tags`; 0 is the tag of every view without one.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func findLastSibling(by tags: [Int]) -> UIView? {
    findLastSibling { tags.contains($0.tag) }
  }

  func isExactly(oneOf types: [UIView.Type]) -> Bool {
    types.contains { type(of: self) == $0 }
  }
}
