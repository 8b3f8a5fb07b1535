/// What was delivered; a test makes one.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date

  package init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
