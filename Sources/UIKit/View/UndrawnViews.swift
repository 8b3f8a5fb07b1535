import Glibc
import Synchronization

/// Keeps track of views in pictures, dumps and sizes that are declared but not drawn yet.
package enum UndrawnViews {
  /// Whether any view with such content was created, so that programs without one skip the search.
  @MainActor package static var exist = false

  /// The names by thread: tests run in parallel, and a view is measured on the thread of its assertion.
  private static let reached = Mutex<[pthread_t: String]>([:])

  /// Records that the size or pixels of such a view were requested, for this thread's next assertion.
  package static func reach(_ name: String) {
    reached.withLock { $0[pthread_self()] = $0[pthread_self()] ?? name }
  }

  /// The name that was recorded first on this thread since the last call.
  package static func takeReached() -> String? {
    reached.withLock { $0.isEmpty ? nil : $0.removeValue(forKey: pthread_self()) }
  }

  /// The first visible view that is not drawn yet, including the view itself; nil if there is none.
  @MainActor
  package static func first(in view: UIView) -> String? {
    guard exist, !view.isHidden else { return nil }
    if let undrawn = view as? any UndrawnContent { return undrawn.undrawnName }
    return view.subviews.lazy.compactMap(first).first
  }
}

/// A view whose content is declared but not drawn yet.
@MainActor
package protocol UndrawnContent: UIView {
  /// What messages call the content.
  var undrawnName: String { get }
}

/// A value of a view, which may not be drawn yet.
package protocol UndrawnValue {
  /// The name of the value in messages about a dump; nil if it is drawn.
  var undrawnName: String? { get }
}

extension UndrawnValue {
  package var undrawnName: String? { String(describing: type(of: self)) }
}
