import Foundation
import OpenCombine

/// Stores the newest value of each upstream, and publishes all of them whenever one changes.
///
/// Nothing is published before each upstream has a value. The subscriber's demand is requested from every upstream; a
/// value without demand is stored but not published. It finishes with the last upstream, and fails with the first one
/// that fails.
final class LatestValues<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let downstream: Downstream
  private let combine: ([Any?]) -> Downstream.Input?
  // The lock guards all of the following properties; the subscriber is called only outside it.
  private let lock = NSRecursiveLock()
  private var values: [Any?]
  private var subscriptions: [(any Subscription)?]
  private var isFinished: [Bool]
  private var demand = Subscribers.Demand.none
  private var requested = Subscribers.Demand.none
  private var isOver = false

  init(
    _ downstream: Downstream, count: Int, combine: @escaping ([Any?]) -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.combine = combine
    values = Array(repeating: nil, count: count)
    subscriptions = Array(repeating: nil, count: count)
    isFinished = Array(repeating: false, count: count)
  }

  // MARK: The subscriber

  func request(_ more: Subscribers.Demand) {
    let upstreams = lock.withLock {
      demand += more
      requested += more
      return subscriptions.compactMap { $0 }
    }
    if more > .none { upstreams.forEach { $0.request(more) } }
  }

  func cancel() {
    let upstreams = end()
    upstreams.forEach { $0.cancel() }
  }

  private func end() -> [any Subscription] {
    lock.withLock {
      isOver = true
      defer { subscriptions = subscriptions.map { _ in nil } }
      return subscriptions.compactMap { $0 }
    }
  }

  // MARK: The upstreams

  fileprivate func receive(_ subscription: any Subscription, _ index: Int) {
    let owed: Subscribers.Demand? = lock.withLock {
      guard !isOver, subscriptions[index] == nil else { return nil }
      subscriptions[index] = subscription
      return requested
    }
    guard let owed else { return subscription.cancel() }
    if owed > .none { subscription.request(owed) }
  }

  fileprivate func receive(_ value: Any, _ index: Int) -> Subscribers.Demand {
    let output: Downstream.Input? = lock.withLock {
      guard !isOver else { return nil }
      values[index] = value
      guard demand > .none, let output = combine(values) else { return nil }
      demand -= 1
      return output
    }
    guard let output else { return .none }
    let more = downstream.receive(output)
    if more > .none { request(more, butOf: index) }
    return more
  }

  /// Requests more from all upstreams except the one that has just sent a value, which gets the demand as its result.
  private func request(_ more: Subscribers.Demand, butOf index: Int) {
    let others = lock.withLock {
      demand += more
      requested += more
      return subscriptions.enumerated().compactMap { $0.offset == index ? nil : $0.element }
    }
    others.forEach { $0.request(more) }
  }

  fileprivate func receive(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int
  ) {
    let isLast: Bool = lock.withLock {
      guard !isOver else { return false }
      isFinished[index] = true
      subscriptions[index] = nil
      if case .finished = completion { return isFinished.allSatisfy { $0 } }
      return true
    }
    guard isLast else { return }
    let others = end()
    others.forEach { $0.cancel() }
    downstream.receive(completion: completion)
  }

  /// The subscriber that one upstream sees.
  struct Port<Input>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    private let latest: LatestValues
    private let index: Int

    init(_ latest: LatestValues, _ index: Int) {
      self.latest = latest
      self.index = index
    }

    func receive(subscription: any Subscription) { latest.receive(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand { latest.receive(input as Any, index) }
    func receive(completion: Subscribers.Completion<Failure>) {
      latest.receive(completion, index)
    }
  }
}
