/// Changes at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule with updates every `interval` seconds, counted from a date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the endless dates of the updates, from the last one before a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let interval = interval
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let time = max(passed, 0) * interval
    // Intervals without a length have all passed.
    let first = time.isFinite ? start.addingTimeInterval(time) : startDate
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}
