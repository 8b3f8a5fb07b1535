/// What makes a notification be delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered again each time.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}
