/// A region that redirects the focus to another view.
///
/// Here nothing ever has the focus.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Kept; nothing here has the focus.
  open var isEnabled = true
  /// Kept; nothing here has the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
