import DarkroomSnapshotStore

/// Finds the traces of crashed programs in the console output: Swift's last message, its backtrace, and the runner's
/// remark.
///
/// A test may print all of that without crashing. It counts only if a test began and did not end, or if a signal ended
/// the program.
struct CrashReader: Sendable {
  /// The traces by the XCTest name of the test that was running.
  private(set) var classic: [String: CrashTrace] = [:]
  /// The trace that was printed while no XCTest test was running.
  private(set) var modern = CrashTrace()
  /// Whether Swift Testing's program is running, although a crash may have left an XCTest test open.
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

  /// Marks the end of XCTest's output: an XCTest test that has not ended prints nothing more.
  mutating func beginSwiftTesting() { isModern = true }

  /// - Parameter running: the XCTest test that is running, as XCTest prints its name.
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
      // There is also a blank line before the frames.
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
      // The line may quote any text from a test's name or arguments.
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

  /// Reads remarks such as `*** Program crashed: Illegal instruction at 0x00007f4bc076df7f ***` or
  /// `*** Test under way: App.Suite/test()`.
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

  /// The first words of UIKit's exceptions, on iOS and here.
  private static let exception = "*** Terminating app due to uncaught exception '"
  /// The largest number of lines of a reason, such as the reason for a missing outlet.
  private static let reasonLimit = 40

  /// Whether `line` continues the reason of an exception, which ends with a quotation mark.
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

  /// The last messages of the C and C++ libraries.
  private static let lastWords = [
    "free(): ", "malloc(): ", "realloc(): ", "munmap_chunk(): ", "double free or corruption",
    "corrupted size vs. prev_size", "terminate called ",
  ]

  private func readMessage(_ line: String, _ trace: inout CrashTrace) {
    // A runner's line about a test may quote an assertion's message; the C library's own line ends with it.
    let isAssertion = line.contains(": Assertion `") && line.hasSuffix("' failed.")
    if isAssertion || Self.lastWords.contains(where: line.hasPrefix) {
      trace.message = trace.message ?? line
    }
    // Regular expressions are slow, and a run of thousands of tests has many lines.
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
