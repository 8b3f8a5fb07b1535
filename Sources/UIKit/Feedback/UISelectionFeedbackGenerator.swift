/// Ticks while a choice moves; nothing is felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// - Important: Inert.
  open func selectionChanged() {}
}
