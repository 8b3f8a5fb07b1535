public import Foundation
import Synchronization

/// Foundation's class; the functions of Core Foundation's that have equivalents work with it.
public typealias CFRunLoop = RunLoop
/// Foundation's type for modes.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The mode that a loop runs in by default.
  public static let defaultMode = RunLoop.Mode.default
  /// A name that stands for all common modes.
  public static let commonModes = RunLoop.Mode.common
}

/// Run loops that were asked to stop.
private let stoppedLoops = Mutex<Set<ObjectIdentifier>>([])

/// Returns the loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Returns the loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Makes the current run of the loop return, or else its next one.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let rl else { return }
  _ = stoppedLoops.withLock { $0.insert(ObjectIdentifier(rl)) }
  CFRunLoopWakeUp(rl)
}

/// Wakes a waiting loop, so that it checks for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

/// Calls the block in the loop's next turn in the mode; without a mode, in the default one.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFRunLoopMode?, _ block: (@Sendable () -> Void)!
) {
  guard let rl, let block else { return }
  rl.perform(inModes: [mode ?? .default], block: block)
}

/// Runs the loop of this thread until it is stopped, or has nothing to wait for.
public func CFRunLoopRun() {
  _ = CFRunLoopRunInMode(.default, .greatestFiniteMagnitude, false)
}

/// Runs the loop of this thread for a number of seconds; with 0 it only runs what is due.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  let end = seconds < 1e9 ? Date(timeIntervalSinceNow: max(0, seconds)) : .distantFuture
  repeat {
    let didRun = loop.run(mode: mode ?? .default, before: end)
    if stoppedLoops.withLock({ $0.remove(ObjectIdentifier(loop)) }) != nil { return .stopped }
    if !didRun { return .finished }
    if returnAfterSourceHandled, Date() < end { return .handledSource }
  } while Date() < end
  return .timedOut
}
