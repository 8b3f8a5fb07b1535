public import OpenCombine

extension Publishers {
  /// The rule for when collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Publishes at the end of each interval since the subscription, unless no value arrived in it.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Publishes at the end of each interval, or earlier when the number of values is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes values in batches, one per interval in which any arrived; the rest follows when the upstream finishes.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the timer; full batches are published where their last value arrived.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Requests unlimited values from the upstream, so values without demand accumulate without a limit.
    ///
    /// A failure drops collected values; so does completion if the subscriber has no more demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Batches(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Collects values by time; a count below 1 counts as 1.
  ///
  /// A full batch does not restart the interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
