public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}
