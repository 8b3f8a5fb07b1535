/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}
