public import Foundation

/// A move of the focus.
///
/// Headless: none happens; tests may hand one on.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}
