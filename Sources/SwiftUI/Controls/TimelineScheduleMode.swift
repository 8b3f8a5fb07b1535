/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}
