import DarkroomUIKit
import Glibc

/// Names the test under way where the program traps or aborts, on standard error, and lets the signal end it.
///
/// Optimized code traps without a word, so that the name may be all there is. A handler that was there before, such as
/// the one that prints Swift's backtraces, gets the signal afterwards; ``OwnTrace`` follows it. A stack that overflowed
/// is told of in the thread that loaded the program, where XCTest runs, and in every thread that made a view or
/// verified a snapshot before, as tests of Swift Testing do in threads of a pool; elsewhere the signal ends the program
/// without a word.
enum TrapReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// To be called in the main thread, once.
  static func install() {
    prepare(nil)
    ThreadSignals.start()
    SystemCalls.Signal.handle(signals)
  }

  /// Writes the words for a case of XCTest down before it starts, so that its trap needs no memory.
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
      // It waits until the handler has returned.
      raise(signal.number)
    }
  }

  /// Swift Testing tells of a test only inside of its task, so that its name cannot be prepared.
  ///
  /// To ask takes memory: where the trap is one of the allocator's own, the alarm ends the wait and the process.
  private static func nameTask() {
    alarm(5)
    if let name = TestUnderWay.name {
      SystemCalls.say(line(for: name))
    }
    alarm(0)
  }
}
