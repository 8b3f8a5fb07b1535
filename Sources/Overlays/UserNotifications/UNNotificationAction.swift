/// What a user can do with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name by which the delegate recognizes the action.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The consequences for the app.
  public let options: UNNotificationActionOptions

  /// Creates an action without an icon.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}
