/// Nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Always `notDetermined`, because nobody was asked.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Always disabled.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Always disabled.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Always disabled.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Always disabled.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Always disabled.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }

  override init() { super.init() }
}
