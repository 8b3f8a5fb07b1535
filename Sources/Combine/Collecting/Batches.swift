import Foundation
import OpenCombine

/// Collects values until the scheduler's interval is over, or until there are enough.
///
/// It requests unlimited values from the upstream; a batch without demand is kept until the next interval.
final class Batches<Downstream: Subscriber, Value, Context: Scheduler>: Subscriber, Subscription,
  @unchecked Sendable
where Downstream.Input == [Value] {
  typealias Input = Value
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private let options: Context.SchedulerOptions?
  // The lock guards all of the following properties; other objects are called only outside it.
  private let lock = NSRecursiveLock()
  private var collected: [Value] = []
  private var demand = Subscribers.Demand.none
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var isOver = false

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval):
      (self.context, self.interval, limit) = (context, interval, .max)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, limit) = (context, interval, max(count, 1))
    }
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    let timer = context.schedule(
      after: context.now.advanced(by: interval), interval: interval,
      tolerance: context.minimumTolerance, options: options
    ) { [weak self] in self?.deliver() }
    lock.withLock { self.timer = timer }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let isFull = lock.withLock {
      guard !isOver else { return false }
      collected.append(value)
      return collected.count >= limit
    }
    if isFull { deliver() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { deliver() }
    guard stop() != nil else { return }
    downstream.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() { stop()?.cancel() }

  /// Stops collecting.
  ///
  /// - Returns: the upstream on the first call, then nil.
  private func stop() -> (any Subscription)? {
    let (upstream, timer) = lock.withLock {
      defer { (self.upstream, self.timer, isOver) = (nil, nil, true) }
      return (self.upstream, self.timer)
    }
    timer?.cancel()
    return upstream
  }

  private func deliver() {
    let batch: [Value]? = lock.withLock {
      guard !isOver, demand > .none, !collected.isEmpty else { return nil }
      demand -= 1
      defer { collected = [] }
      return collected
    }
    guard let batch else { return }
    let more = downstream.receive(batch)
    lock.withLock { demand += more }
  }
}
