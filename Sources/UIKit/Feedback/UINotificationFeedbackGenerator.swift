@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// - Important: Inert.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
