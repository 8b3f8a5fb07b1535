/// Recognizes drags that begin at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag may begin; they are stored, and drags begin anywhere here.
  open var edges: UIRectEdge = []
}
