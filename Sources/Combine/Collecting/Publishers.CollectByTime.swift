public import OpenCombine

extension Publishers {
  /// When collected values are handed on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
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
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Batches(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
