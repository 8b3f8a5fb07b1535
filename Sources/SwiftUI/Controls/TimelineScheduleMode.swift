/// The frequency with which a timeline may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}
