/// What can be done with notifications of a kind.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name that the content of notifications refers to.
  public let identifier: String
  /// The actions in the order of their buttons.
  public let actions: [UNNotificationAction]
  /// The intents that the notifications are about.
  public let intentIdentifiers: [String]
  /// How the notifications are treated.
  public let options: UNNotificationCategoryOptions

  /// Creates a category, which `setNotificationCategories(_:)` registers.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}
