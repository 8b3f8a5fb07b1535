/// A view that updates over time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Body = Never

  /// The context of an update of a timeline view.
  public struct Context {
    /// The frequency with which the view can be updated.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the update that is shown, which `_referenceDate(_:)` can fix.
    public let date: Date
    /// How often the view could change; always `live` here.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View where Content: View {
  /// Creates a view that shows the last update of its schedule that isn't in the future; it does not change by itself.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates; without any, the content receives the present.
  ///   - content: A closure that builds the content for a date.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.init(schedule: schedule, content: content) }
}

extension TimelineView: NodeView where Content: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let context = TimelineViewDefaultContext(
      date: date(now: evaluation.environment.referenceDate), cadence: .live)
    return evaluation.nodes(of: evaluation.tracking { content(context) })
  }

  /// The date of the last entry that isn't in the future, or else of the first; the current date if the schedule is
  /// empty or a view has set it.
  ///
  /// As in OpenSwiftUI, audited against iOS 18.
  private func date(now fixed: Date?) -> Date {
    if let fixed { return fixed }
    let now = Date()
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    guard var date = entries.next() else { return now }
    while let next = entries.next(), next <= now, next > date { date = next }
    return date
  }
}

/// The context that closures of timeline views receive.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
