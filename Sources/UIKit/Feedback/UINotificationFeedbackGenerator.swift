/// Says by touch how a task went; nothing is felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task went.
  ///
  /// - Important: Inert.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// - Important: Inert.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
