/// Nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }

  override init() { super.init() }
}
