/// A region that leads the focus to something else.
///
/// Headless: nothing is ever focused.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
