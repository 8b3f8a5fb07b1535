/// What was delivered; a test makes one.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request that led to the notification.
  public let request: UNNotificationRequest
  /// The time of the delivery.
  public let date: Date

  package init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The action of a user who opens the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a user who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
