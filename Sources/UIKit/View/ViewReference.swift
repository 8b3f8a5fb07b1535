/// What other objects hold of a view that they do not own; nil once the view is gone.
///
/// A view has one of these at most, and empties it when it ends. `weak` would do the same, but moves the view's
/// reference count into a table beside the view, and from then on each call that takes the view costs several times
/// as much: superviews and items of constraints are asked for all the time.
final class ViewReference: Sendable {
  // unsafe: the main actor's, but for the end of the view, which has no isolation and no rival.
  /// Unowned and unchecked, because the view itself sets it to nil before its memory goes.
  @safe nonisolated(unsafe) fileprivate(set) unowned(unsafe) var view: UIView?

  /// The view is gone.
  func end() { view = nil }

  fileprivate init(_ view: UIView) { self.view = view }

  /// Of a reference that is known to be a window's.
  @MainActor var window: UIWindow? {
    // unsafe: saves the look at the class, in a place that every layout comes through.
    view.map { unsafe unsafeDowncast($0, to: UIWindow.self) }
  }
}

extension UIView {
  /// This view, for one who does not own it.
  var reference: ViewReference {
    if let known = hierarchy.reference { return known }
    let new = ViewReference(self)
    hierarchy.reference = new
    return new
  }
}

/// The layer that has a view for its delegate, for the end of the view.
struct DelegatingLayer: Sendable {
  // unsafe: as above.
  @safe nonisolated(unsafe) private let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  /// The view is gone.
  func end() { layer.viewDelegate = nil }
}
