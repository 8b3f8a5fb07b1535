/// What is to be delivered, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name by which the request is replaced and removed.
  public let identifier: String
  /// A copy of the content with which the request was created.
  public let content: UNNotificationContent
  /// The trigger; nil delivers at once on iOS.
  public let trigger: UNNotificationTrigger?

  /// The content is copied.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
}
