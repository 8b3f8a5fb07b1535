/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  package let name: String?

  init(name: String?) {
    self.name = name
    super.init()
  }

  /// Creates a sound of a file, which is not read.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The sound of the system.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
}
