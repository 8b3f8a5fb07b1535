public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}
