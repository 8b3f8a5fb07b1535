extension UIView {
  /// Is called when a subview was hidden or shown; stack views arrange their views again.
  func subviewDidChangeVisibility(_ view: UIView) {
    (self as? any VisibilityObserving)?.subviewVisibilityChanged(view)
  }
}

/// A container whose layout depends on which subviews are hidden.
@MainActor
protocol VisibilityObserving: UIView {
  func subviewVisibilityChanged(_ view: UIView)
}
