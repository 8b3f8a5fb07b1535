/// A reference to a view in other objects that do not own it; nil after the view was released.
///
/// A view has at most one such reference, and clears it when it ends. `weak` would have the same effect, but moves the
/// view's reference count into a separate table, after which each call with the view costs several times as much;
/// superviews and items of constraints are used all the time.
final class ViewReference: Sendable {
  // unsafe: the main actor's, but for the end of the view, which has no isolation and no rival.
  /// The property is unowned and unchecked, because the view itself sets it to nil before its memory is freed.
  @safe nonisolated(unsafe) fileprivate(set) unowned(unsafe) var view: UIView?

  /// The view is gone.
  func end() { view = nil }

  fileprivate init(_ view: UIView) { self.view = view }

  /// The window of a reference that is known to be a window's.
  @MainActor var window: UIWindow? {
    // This is not `map`, because on the main actor its closure would check its isolation in each call.
    guard let view else { return nil }
    // unsafe: saves the look at the class, in a place that every layout comes through.
    return unsafe unsafeDowncast(view, to: UIWindow.self)
  }
}

extension UIView {
  /// A reference to this view that does not own it.
  var reference: ViewReference {
    if let known = hierarchy.reference { return known }
    let new = ViewReference(self)
    hierarchy.reference = new
    return new
  }
}

/// The layer whose delegate is a view, for the end of the view.
struct DelegatingLayer: Sendable {
  // unsafe: as above.
  @safe nonisolated(unsafe) private let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  /// The view is gone.
  func end() { layer.viewDelegate = nil }
}
