import DarkroomObjectiveC
import Foundation
import OpenCombine

/// Hands on the values of an observed property as they are asked for.
final class ObservingSubscription<Subject: NSObject, Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  /// What came when nothing was asked for.
  private var latest: Downstream.Input?

  init(
    _ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>,
    _ downstream: Downstream
  ) {
    self.downstream = downstream
    let keyPath = publisher.keyPath
    observation = publisher.object.observe(keyPath, options: publisher.options) {
      [weak self] object, _ in
      self?.receive(object[keyPath: keyPath])
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let waiting = lock.withLock {
      self.demand += demand
      return self.demand > 0 ? take() : nil
    }
    if let waiting { send(waiting.value, to: waiting.downstream) }
  }

  func cancel() {
    let ended = lock.withLock {
      defer { (observation, downstream, latest) = (nil, nil, nil) }
      return (observation, downstream)
    }
    ended.0?.invalidate()
  }

  private func receive(_ value: Downstream.Input) {
    let waiting = lock.withLock {
      latest = value
      return demand > 0 ? take() : nil
    }
    if let waiting { send(waiting.value, to: waiting.downstream) }
  }

  /// Within the lock.
  private func take() -> (value: Downstream.Input, downstream: Downstream)? {
    guard let value = latest, let downstream else { return nil }
    latest = nil
    demand -= 1
    return (value, downstream)
  }

  private func send(_ value: Downstream.Input, to downstream: Downstream) {
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }
}
