public import Foundation

/// A change of the focus.
///
/// The focus never changes here; tests can pass a context on.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}
