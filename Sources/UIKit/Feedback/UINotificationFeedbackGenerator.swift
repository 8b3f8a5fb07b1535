/// Generates haptic feedback about the result of a task; nothing can be felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task.
  ///
  /// - Important: Inert.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// - Important: Inert.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
