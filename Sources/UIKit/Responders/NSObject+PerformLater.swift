public import Foundation

extension NSObject {
  /// Calls the method in a later turn of the main run loop.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedCall.add(self, selector, object, after: delay)
  }

  /// Modes make no difference, because the call is made on the main queue.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCall.add(self, selector, object, after: delay)
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = ClassObject.standing(for: aTarget)
    DelayedCall.cancel { $0.isOf(target) }
  }

  /// Only those with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = ClassObject.standing(for: aTarget)
    DelayedCall.cancel { $0.isOf(target) && $0.calls(aSelector, with: anArgument) }
  }

  /// Calls the method immediately if this is the main thread and the caller waits; otherwise in a later turn of the
  /// main run loop.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let call = HeldCall(target: self, selector: aSelector, argument: arg)
    if wait, MainActorAccess.isCurrent { return MainActor.assumeIsolated { call.run() } }
    if wait {
      DispatchQueue.main.sync { MainActor.assumeIsolated { call.run() } }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { call.run() } }
    }
  }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  /// Calls the method on the main thread or on this one; a call on any other thread is made on the main thread.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard wait, thr === Thread.current else {
      return performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }
    let call = HeldCall(target: self, selector: aSelector, argument: arg)
    _ClassRegistry.withoutIsolation { call.run() }
  }

  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = HeldCall(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { _ClassRegistry.withoutIsolation { call.run() } }
  }
}

/// A call that is sent to another thread, as Objective-C allows for any call.
private struct HeldCall: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  @MainActor func run() { MessageSending.send(selector, to: target, argument, nil) }
}
