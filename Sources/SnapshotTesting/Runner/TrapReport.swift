import DarkroomUIKit
import Glibc
import Synchronization

/// Names the test under way where the program traps or aborts, on standard error, and lets the signal end it.
///
/// Optimised code traps without a word, so that the name may be all there is. A handler that was there before, such
/// as the one that prints Swift's backtraces, gets the signal afterwards; ``OwnTrace`` follows it. A stack that overflowed is told of in the
/// thread that loaded the program, where XCTest runs, and in every thread that made a view or verified a snapshot
/// before, as tests of Swift Testing do in threads of a pool; elsewhere the signal ends the program without a word.
enum TrapReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let capacity = 1024

  /// What a handler may read without a lock: words for the running case of XCTest, and the handlers before.
  // unsafe: a signal's handler may neither allocate nor lock, so its words and the former handlers lie in memory of
  // their own, which is never freed.
  nonisolated(unsafe) private static let words = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  private static let length = Atomic(0)
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  /// To be called in the main thread, once.
  static func install() {
    prepare(nil)
    ThreadSignals.start()
    var action = sigaction()
    // Not to block the signal meanwhile: the runtime reads the program's memory for its backtrace, in a thread that
    // inherits what is blocked, and a page that is not there would end it in the middle.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
    unsafe action.__sigaction_handler.sa_sigaction = { signal, info, context in
      unsafe TrapReport.handle(signal, info, context)
    }
    for signal in signals { unsafe sigaction(signal, &action, former + Int(signal)) }
  }

  /// Writes the words for a case of XCTest down before it starts, so that its trap needs no memory.
  static func prepare(_ name: String?) {
    length.store(0, ordering: .releasing)
    let line = name.map(line(for:))?.utf8.prefix(capacity) ?? "".utf8.prefix(0)
    for (index, byte) in line.enumerated() { unsafe words[index] = byte }
    length.store(line.count, ordering: .releasing)
  }

  private static func line(for name: String) -> String { "*** Test under way: \(name)\n" }

  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    // From here on a second trap is not ours.
    unsafe sigaction(signal, former + Int(signal), nil)
    let prepared = length.load(ordering: .acquiring)
    if prepared > 0 { unsafe write(STDERR_FILENO, words, prepared) } else { nameTask() }
    let next = unsafe former[Int(signal)]
    if next.sa_flags & SA_SIGINFO != 0, let handler = unsafe next.__sigaction_handler.sa_sigaction {
      let trace = OwnTrace()
      unsafe handler(signal, info, context)
      trace.finish()
    } else {
      // It waits until the handler has returned.
      raise(signal)
    }
  }

  /// Swift Testing tells of a test only inside of its task, so that its name cannot be prepared.
  ///
  /// To ask takes memory: where the trap is one of the allocator's own, the alarm ends the wait and the process.
  private static func nameTask() {
    alarm(5)
    if let name = TestUnderWay.name {
      say(line(for: name))
    }
    alarm(0)
  }

  /// Writes on standard error, without a buffer that a lock would guard.
  static func say(_ text: String) {
    unsafe Array(text.utf8).withUnsafeBytes {
      _ = unsafe write(STDERR_FILENO, $0.baseAddress, $0.count)
    }
  }
}
