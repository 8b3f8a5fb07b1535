import Glibc
import Synchronization

/// What pictures, dumps and sizes came upon that is declared and not drawn yet.
package enum UndrawnViews {
  /// Whether any view with such content was made, so that programs without one look for none.
  @MainActor package static var exist = false

  /// By thread: tests run side by side, and a view is measured on the thread of its assertion.
  private static let reached = Mutex<[pthread_t: String]>([:])

  /// Notes that a size or pixels of such a view were asked for, for this thread's next assertion.
  package static func reach(_ name: String) {
    reached.withLock { $0[pthread_self()] = $0[pthread_self()] ?? name }
  }

  /// What was noted first on this thread since its last call.
  package static func takeReached() -> String? {
    reached.withLock { $0.isEmpty ? nil : $0.removeValue(forKey: pthread_self()) }
  }

  /// The first view that is shown and not drawn yet, the view itself included; nil if there is none.
  @MainActor
  package static func first(in view: UIView) -> String? {
    guard exist, !view.isHidden else { return nil }
    if let undrawn = view as? any UndrawnContent { return undrawn.undrawnName }
    return view.subviews.lazy.compactMap(first).first
  }
}

/// A view whose content is declared and not drawn yet.
@MainActor
package protocol UndrawnContent: UIView {
  /// What messages call the content.
  var undrawnName: String { get }
}

/// A value of a view, which may not be drawn yet.
package protocol UndrawnValue {
  /// What messages call the value in a dump; nil if it is drawn.
  var undrawnName: String? { get }
}

extension UndrawnValue {
  package var undrawnName: String? { String(describing: type(of: self)) }
}
