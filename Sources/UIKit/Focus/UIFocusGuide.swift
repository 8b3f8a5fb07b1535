/// A region that redirects the focus to another view.
///
/// Here nothing ever has the focus.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
