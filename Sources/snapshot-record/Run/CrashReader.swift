import DarkroomSnapshotStore

/// Finds what programs that crash leave on the console: Swift's last words, its backtrace, and the runner's remark.
///
/// A test may print all of that without crashing: it counts only where a test began and did not end, or the program
/// ended by a signal.
struct CrashReader: Sendable {
  /// By what XCTest prints for the test under way.
  private(set) var classic: [String: CrashTrace] = [:]
  /// What was printed while XCTest ran nothing.
  private(set) var modern = CrashTrace()
  /// Swift Testing's program runs, though a crash may have left a test of XCTest open.
  private var isModern = false
  private var isInCrashedThread = false

  private static let signals: [Int32: String] = [
    4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL",
    11: "SIGSEGV", 15: "SIGTERM",
  ]

  /// `signal 11 (SIGSEGV)`.
  static func words(ofSignal number: Int32) -> String {
    "signal \(number)" + (signals[number].map { " (\($0))" } ?? "")
  }

  /// From here on a test of XCTest that did not end has nothing more to say.
  mutating func beginSwiftTesting() { isModern = true }

  /// - Parameter running: the test of XCTest under way, as it prints it.
  mutating func read(_ line: String, running: String?) {
    if line.hasPrefix("Test Suite '") { isModern = false }
    if line == "◇ Test run started." { beginSwiftTesting() }
    guard let running, !isModern else {
      modern = reading(line, modern)
      return
    }
    classic[running] = reading(line, classic[running] ?? CrashTrace())
  }

  private mutating func reading(_ line: String, _ trace: CrashTrace) -> CrashTrace {
    var trace = trace
    if isInCrashedThread {
      if let frame = BacktraceFrame(printed: line) { trace.frames.append(frame) }
      // A blank line stands before the frames, too.
      isInCrashedThread = !(line.isEmpty && !trace.frames.isEmpty)
      return trace
    }
    if trace.isMessageOpen {
      if goesOn(line, trace) { return continued(trace, with: line) }
      trace.isMessageOpen = false
    }
    if line.hasPrefix("Thread "), line.hasSuffix(" crashed:") {
      trace.frames = []
      isInCrashedThread = true
    } else if line.hasPrefix("*** ") {
      readRemark(line, &trace)
    } else if isRunners(line) {
      // It may quote whatever a test's name or arguments hold.
      return trace
    } else if line.contains(" exited with unexpected signal code "),
      let match = line.firstMatch(of: #/exited with unexpected signal code (\d+)/#),
      let number = Int32(match.1)
    {
      trace.cause = trace.cause ?? Self.words(ofSignal: number)
    } else if line.hasPrefix("error: "),
      let match = line.firstMatch(of: #/^error: (.+?) (ended the process with exit\(0\))/#)
    {
      (trace.test, trace.message) = (String(match.1), "it \(match.2)")
    } else {
      readMessage(line, &trace)
    }
    return trace
  }

  /// `*** Program crashed: Illegal instruction at 0x00007f4bc076df7f ***` or `*** Test under way: App.Suite/test()`.
  private func readRemark(_ line: String, _ trace: inout CrashTrace) {
    if line.hasPrefix(Self.exception) {
      trace.message = line
      trace.isMessageOpen = !line.hasSuffix("'")
    } else if line.hasPrefix("*** Stack overflow: ") {
      trace.isOverflow = true
    } else if line.hasPrefix("*** stack smashing detected") {
      trace.message = trace.message ?? line
    } else if let match = line.wholeMatch(
      of: #/\*\*\* Program crashed: (.+?)( at 0x[0-9a-f]+)? \*\*\*/#)
    {
      trace.cause = String(match.1)
    } else if let match = line.firstMatch(of: #/[Tt]est under way: (.+)/#) {
      trace.test = String(match.1)
    }
  }

  /// What UIKit's exceptions begin with, on iOS and here.
  private static let exception = "*** Terminating app due to uncaught exception '"
  /// The number of lines that a reason may have, such as the reason of an outlet.
  private static let reasonLimit = 40

  /// Whether `line` belongs to the reason of an exception, which ends with a quote.
  private func goesOn(_ line: String, _ trace: CrashTrace) -> Bool {
    let ends = ["*** ", "error: ", "Test Case '", "Test Suite '", "\t Executed "]
    return !ends.contains(where: line.hasPrefix)
      && !isRunners(line)
      && trace.message.map { $0.count { $0 == "\n" } < Self.reasonLimit } ?? false
  }

  /// Whether Swift Testing prints `line` about a test.
  private func isRunners(_ line: String) -> Bool {
    line.first.map { "◇✔✘➜".contains($0) } ?? false
  }

  private func continued(_ trace: CrashTrace, with line: String) -> CrashTrace {
    var trace = trace
    trace.message = (trace.message ?? "") + "\n" + line
    trace.isMessageOpen = !line.hasSuffix("'")
    return trace
  }

  /// Last words of the C library and of C++'s.
  private static let lastWords = [
    "free(): ", "malloc(): ", "realloc(): ", "munmap_chunk(): ", "double free or corruption",
    "corrupted size vs. prev_size", "terminate called ",
  ]

  private func readMessage(_ line: String, _ trace: inout CrashTrace) {
    // A runner's line about a test may quote an assertion's words; the C library's own line ends with them.
    let isAssertion = line.contains(": Assertion `") && line.hasSuffix("' failed.")
    if isAssertion || Self.lastWords.contains(where: line.hasPrefix) {
      trace.message = trace.message ?? line
    }
    // Expressions are slow, and a run of thousands of tests has many lines.
    guard line.contains("Fatal ") || line.contains(" failed") || line.hasPrefix("Could not cast"),
      let match = line.wholeMatch(
        of:
          #/(?:(.+?):(\d+): )?((?:Fatal error|Assertion failed|Precondition failed|Fatal access conflict|Could not cast value).*)/#
      )
    else { return }
    trace.message = String(match.3)
    trace.file = match.1.map(String.init)
    trace.line = match.2.flatMap { Int($0) }
  }
}
