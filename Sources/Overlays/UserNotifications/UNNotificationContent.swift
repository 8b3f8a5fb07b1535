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

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}
