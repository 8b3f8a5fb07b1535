public import Foundation

/// A change of the focus.
///
/// The focus never changes here; tests can pass a context on.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Always nil.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// Always nil.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Always nil.
  open var previouslyFocusedView: UIView? { nil }
  /// Always nil.
  open var nextFocusedView: UIView? { nil }
  /// Always empty.
  open var focusHeading: UIFocusHeading { [] }
}
