import DarkroomUIKit
import Foundation
import Glibc

/// This program once more, for inputs that may end it.
struct ChildProcess {
  private let process: pid_t
  /// Where it writes what goes wrong.
  let errors: String
  /// Whether an input that ended with these words ended as it may.
  private let mayRaise: (String) -> Bool

  /// - Parameters:
  ///   - target: what the inputs are for.
  ///   - errors: a file to be written.
  ///   - traces: whether a crash writes where it was, which takes a second.
  init(
    _ arguments: [String], of target: any FuzzTarget.Type, errors: String, traces: Bool = false
  ) throws {
    self.errors = errors
    mayRaise = target.mayRaise
    let program = "/proc/self/exe"
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(
        &actions, descriptor, errors, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
    }
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = traces ? "enable=yes,color=no,limit=8" : "enable=no"
    var child: pid_t = 0
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let settings = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + settings).forEach { unsafe free($0) } }
    let status = unsafe posix_spawn(&child, program, &actions, nil, words, settings)
    guard status == 0 else { throw FuzzFailure("cannot start a process: error \(status)") }
    process = child
  }

  /// Nil while it runs.
  func outcome() -> Outcome? {
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return nil }
    let outcome = Outcome(status: status)
    return outcome == .crash(signal: SIGABRT) && mayRaise(text) ? .raised : outcome
  }

  /// Waits for its end; `seconds` of the wall clock later it is killed and counts as hanging.
  func outcome(within seconds: Double) -> Outcome {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if let outcome = outcome() { return outcome }
      usleep(2_000)
    }
    stop()
    return .hang
  }

  /// Ends it and waits.
  func stop() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
  }

  /// Where it crashed, innermost first; empty without a trace.
  var frames: [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.first == " ", let address = line.firstRange(of: "0x") else { return nil }
      let frame = line[address.lowerBound...].drop { $0 != " " }.dropFirst()
      return frame.contains(" at ") && !frame.contains("<compiler") ? String(frame) : nil
    }
  }

  private var text: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

  private static let wordsOfFailures = ["rror:", "wrong:"]

  /// What it said of the exception that ended it, or the first line that says what happened.
  var message: String {
    let lines = text.split(separator: "\n")
    let line =
      lines.last { $0.hasPrefix(UncaughtException.firstWords) }
      ?? lines.first { line in Self.wordsOfFailures.contains { line.contains($0) } } ?? lines.first
    return String((line ?? "").prefix(400))
  }
}
