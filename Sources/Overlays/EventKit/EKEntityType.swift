/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}
