public enum EKEntityType: UInt, Sendable {
  case event, reminder
}
