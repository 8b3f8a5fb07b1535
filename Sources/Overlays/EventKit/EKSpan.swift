/// Which of an event's repetitions change.
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}
