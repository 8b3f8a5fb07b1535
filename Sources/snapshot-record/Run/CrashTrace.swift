import DarkroomSnapshotStore

/// The output of a crashed program, or of its runner about it.
struct CrashTrace: Equatable, Sendable {
  /// The message of Swift's runtime, such as `Fatal error: boom`.
  var message: String?
  /// The source file of the crash as printed: `AppTests/CardTests.swift`, or a path.
  var file: String?
  var line: Int?
  /// The cause of the end, such as `Illegal instruction`, or a signal with its number.
  var cause: String?
  /// The frames of the thread that crashed, the innermost first.
  var frames: [BacktraceFrame] = []
  /// Whether the program reported a stack overflow.
  var isOverflow = false
  /// Whether the message continues in the next line.
  var isMessageOpen = false
  /// The test that the program itself named last, in the form that assertions use.
  var test: String?

  /// The crash of a test according to the trace; its location is in the package if one is known there.
  func crash(of test: String?, suspects: [String] = [], in root: String) -> TestCrash {
    let place = place(in: root)
    return TestCrash(
      test: test, suspects: test == nil ? suspects : [], file: place?.file, line: place?.line,
      message: message ?? overflow(in: root) ?? causeWords
        ?? "its program ended before the test did")
  }

  /// Reads a stack overflow from the program's own lines; if the program had no room to print them, from its frames.
  private func overflow(in root: String) -> String? {
    let calls = RepeatedCalls(in: frames)
    guard isOverflow || calls?.count ?? 0 > 1000 else { return nil }
    return StackOverflow(calls: calls, frames: frames, root: root).message
  }

  private var causeWords: String? {
    guard frames.isEmpty, let cause else { return cause }
    if cause.hasPrefix("signal 11 ") {
      return "\(cause) without a backtrace: most often the stack overflowed"
    }
    return cause.hasPrefix("signal 9 ")
      ? "\(cause): something killed it, or memory ran out" : cause
  }

  /// The one of the running tests to which the trace refers; nil if it refers to none or to several.
  func test(among suspects: [String]) -> String? {
    if suspects.count == 1 { return suspects[0] }
    if let test, let named = suspects.first(where: { TestNames.isSame($0, test) }) { return named }
    let traced = suspects.filter { suspect in
      frames.contains { Self.isCall($0.function, of: suspect) }
    }
    return traced.count == 1 ? traced[0] : nil
  }

  /// Whether `function`, such as `closure #1 in Odd.boom()`, is the body of `App.Odd/boom()` or is inside it.
  static func isCall(_ function: String, of test: String) -> Bool {
    guard let dot = test.firstIndex(of: ".") else { return false }
    let symbol = test[test.index(after: dot)...].replacing("/", with: ".").replacing("`", with: "")
    return function == symbol || function.hasSuffix(" in \(symbol)")
  }

  private func place(in root: String) -> (file: String, line: Int?)? {
    let own = frames.first { frame in
      frame.file.flatMap { FilePath.relative($0, to: root) }.map { !$0.hasPrefix(".build") }
        ?? false
    }
    guard let file else { return own?.file.map { ($0, own?.line) } }
    if let frame = frames.first(where: { $0.line == line && $0.file?.hasSuffix("/\(file)") == true }
    ),
      let path = frame.file
    {
      return (path, line)
    }
    let candidates = [file, "Tests/\(file)", "Sources/\(file)"].map { FilePath.joined(root, $0) }
    if let path = candidates.first(where: Files.exists) { return (path, line) }
    // The standard library's own sources are not helpful.
    return own?.file.map { ($0, own?.line) } ?? (file, line)
  }
}
