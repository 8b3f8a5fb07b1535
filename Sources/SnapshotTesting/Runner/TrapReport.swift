import DarkroomUIKit
import Glibc

/// Prints the name of the running test to standard error if the program traps or aborts, and then lets the signal end
/// it.
///
/// Optimized code traps without a message, so the name may be the only information. A previous handler, such as the one
/// that prints Swift's backtraces, gets the signal afterwards; then ``OwnTrace`` follows. A stack overflow is reported
/// in the thread that loaded the program, where XCTest runs, and in every thread that has created a view or verified a
/// snapshot, such as Swift Testing's threads. In other threads the signal ends the program without a message.
enum TrapReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Installs the handlers; must be called once, on the main thread.
  static func install() {
    prepare(nil)
    ThreadSignals.start()
    SystemCalls.Signal.handle(signals)
  }

  /// Prepares the message for a case of XCTest before it starts, so that printing it needs no memory.
  static func prepare(_ name: String?) {
    SystemCalls.PreparedWords.set(name.map(line(for:)) ?? "")
  }

  private static let overflow: StaticString =
    "*** Stack overflow: functions call each other, or themselves, without end.\n"

  private static func line(for name: String) -> String { "*** Test under way: \(name)\n" }

  static func handle(_ signal: SystemCalls.Signal) {
    signal.restoreFormerHandler()
    let isOverflow = signal.isOfOverflowedStack
    if isOverflow { SystemCalls.sayPrepared(overflow) }
    if !SystemCalls.PreparedWords.say() { nameTask() }
    if signal.hasFormerHandler {
      let trace = OwnTrace(isOfOverflow: isOverflow)
      signal.callFormerHandler()
      trace.finish()
    } else {
      // The signal is delivered after the handler has returned.
      raise(signal.number)
    }
  }

  /// Prints the name of a test in Swift Testing, which is known only inside of its task, so it cannot be prepared.
  ///
  /// Reading it allocates memory; if the trap was in the allocator itself, the alarm ends the wait and the process.
  private static func nameTask() {
    alarm(5)
    if let name = TestUnderWay.name {
      SystemCalls.say(line(for: name))
    }
    alarm(0)
  }
}
