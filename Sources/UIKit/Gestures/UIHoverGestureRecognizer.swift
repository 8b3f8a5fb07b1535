/// Recognizes a pointer that moves over a view.
///
/// There is no pointer here; tests set `state`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
