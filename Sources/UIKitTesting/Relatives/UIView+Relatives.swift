public import DarkroomUIKit

/// Relatives at any distance; a view is never its own relative.
extension UIView {
  /// The superview, its superview, and so on, the nearest first.
  @_disfavoredOverload
  @preconcurrency @MainActor public var relativeAncestors: [UIView] {
    var found: [UIView] = []
    var next = superview
    while let view = next {
      found.append(view)
      next = view.superview
    }
    return found
  }

  /// All views below this one, depth first, parents before children: a, aa, aaa, b, ba.
  @_disfavoredOverload
  @preconcurrency @MainActor public var relativeDescendants: [UIView] {
    var found: [UIView] = []
    var pending: [UIView] = subviews.reversed()
    while let view = pending.popLast() {
      found.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// The superview's other subviews, in order; empty for a view without a superview.
  @_disfavoredOverload
  @preconcurrency @MainActor public var relativeSiblings: [UIView] {
    superview?.subviews.filter { $0 !== self } ?? []
  }

  /// Whether `view` is below this one at any depth; false for the view itself.
  ///
  /// - Parameter view: the other view.
  @_disfavoredOverload
  @preconcurrency @MainActor public func isRelativeAncestor(of view: UIView) -> Bool {
    view.relativeAncestors.contains { $0 === self }
  }

  /// Whether this view is below `view` at any depth; false for the view itself.
  ///
  /// - Parameter view: the other view.
  @_disfavoredOverload
  @preconcurrency @MainActor public func isRelativeDescendant(of view: UIView) -> Bool {
    view.isRelativeAncestor(of: self)
  }

  /// Whether both have the same superview; false for the view itself and for two views without a superview.
  ///
  /// - Parameter view: the other view.
  @_disfavoredOverload
  @preconcurrency @MainActor public func isRelativeSibling(of view: UIView) -> Bool {
    guard let superview, view !== self else { return false }
    return view.superview === superview
  }
}
