public import DarkroomCoreGraphics

/// Where the keyboard is.
///
/// There is no keyboard here, so the guide is the strip below the safe area: near the bottom edge, away from the other
/// edges. In a view that ends above the bottom of its window, the guide extends to the bottom of the window.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// - Important: Inert.
  open var followsUndockedKeyboard = false
  /// - Important: Inert.
  open var keyboardDismissPadding: CGFloat = 0
  /// Whether the guide starts at the safe area rather than at the bottom of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.constraintInsetsDidChange() } }
  }

  override var nearEdges: NSDirectionalRectEdge { .bottom }
}
