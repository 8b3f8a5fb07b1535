/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  package let name: String?

  init(name: String?) {
    self.name = name
    super.init()
  }

  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
}
