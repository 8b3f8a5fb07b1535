public import Foundation
import Synchronization

extension Timer {
  /// Calls a method of the target, which is retained until the timer ends.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer.make(
      Date(timeIntervalSinceNow: timeInterval), timeInterval, target, selector, userInfo, repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that calls a method.
final class SelectorTimer: Timer {
  static func make(
    _ start: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ userInfo: Any?,
    _ repeats: Bool
  ) -> SelectorTimer {
    let timer = SelectorTimer(
      fire: start, interval: interval, repeats: repeats, block: block(for: target, selector))
    timer.information.withLock { $0 = Held<Any?>(value: userInfo) }
    return timer
  }

  /// The value is set before the timer is added to the run loop.
  fileprivate let information = Mutex(Held<Any?>(value: nil))

  override var userInfo: Any? { information.withLock { $0 }.value }

  static func block(for target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let receiver = Held(value: ClassObject.standing(for: target))
    return { timer in
      _ = selector.method(of: receiver.value)?.call(receiver.value, [timer])
    }
  }
}

/// A value that a timer passes to the thread of its run loop, which is the only one that uses it.
private struct Held<Value>: @unchecked Sendable {
  let value: Value
}
