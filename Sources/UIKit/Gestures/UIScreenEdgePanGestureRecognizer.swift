/// Recognizes drags that begin at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag may begin.
  ///
  /// - Important: Inert. Drags begin anywhere.
  open var edges: UIRectEdge = []
}
