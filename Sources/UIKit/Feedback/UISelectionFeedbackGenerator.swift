@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// - Important: Inert.
  open func selectionChanged() {}
}
