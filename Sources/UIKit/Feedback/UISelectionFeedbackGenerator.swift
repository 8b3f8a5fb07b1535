/// Generates haptic feedback while a selection changes; nothing can be felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// - Important: Inert.
  open func selectionChanged() {}
}
