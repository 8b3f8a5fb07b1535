/// A schedule that updates as often as the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double

  /// Creates a schedule with `minimumInterval` seconds between updates; nil is 1/60.
  ///
  /// `paused` has no effect, because a picture shows one moment.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}
