/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
  }

  var values = Values()

  public override init() { super.init() }

  /// The title; empty by default.
  open var title: String { values.title }
  /// The line below the title; empty by default.
  open var subtitle: String { values.subtitle }
  /// The text; empty by default.
  open var body: String { values.body }
  /// The number on the app's icon; nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// Values of the app's own; empty by default.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The name of the category; empty for none.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name by which notifications are grouped; empty by default.
  open var threadIdentifier: String { values.threadIdentifier }

  /// A copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}
