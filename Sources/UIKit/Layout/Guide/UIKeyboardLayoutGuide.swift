/// Where the keyboard is. There is none here, so the guide is the strip below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// - Important: Inert.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area rather than at the bottom of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.constraintConstantsMayHaveChanged() } }
  }
}
