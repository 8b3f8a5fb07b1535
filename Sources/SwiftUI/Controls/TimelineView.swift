/// A view that changes with time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Body = Never

  /// When a timeline view is drawn.
  public struct Context {
    /// How often it can be drawn.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, UndrawnValue where Content: View {
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.init(schedule: schedule, content: content) }
}

/// The context that closures of timeline views get.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
