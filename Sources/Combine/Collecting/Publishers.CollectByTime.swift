public import OpenCombine

extension Publishers {
  /// When collected values are handed on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Whenever the interval is over, counted from the subscription; nothing where no value came.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the latest when that many were collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Values in batches, one for each interval in which any arrived; the rest when the upstream finishes.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    /// For the timer alone: batches that are full are handed on where their last value arrived.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Asks the upstream for everything, so values without demand gather without a limit.
    ///
    /// A failure drops what was collected; so does the end where the subscriber has not asked for more.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Batches(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// A count below 1 counts as 1.
  ///
  /// A batch that was full does not restart the interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
