/// Follows a pointer over a view.
///
/// Headless: there is no pointer; tests set `state`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
