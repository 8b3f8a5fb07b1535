public import Foundation

extension Timer {
  /// Calls a method of the target, which is held until the timer ends.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats,
      block: SelectorTimer.block(for: target, selector))
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

private final class SelectorTimer: Timer {
  // unsafe: set once, before the run loop has the timer.
  @safe nonisolated(unsafe) var information: Any?

  override var userInfo: Any? { information }

  static func block(for target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let receiver = Receiver(object: ClassObject.standing(for: target))
    return { timer in
      _ = selector.method(of: receiver.object)?.call(receiver.object, [timer])
    }
  }

  private struct Receiver: @unchecked Sendable {
    let object: AnyObject
  }
}
