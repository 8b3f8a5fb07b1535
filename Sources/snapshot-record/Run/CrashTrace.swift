import DarkroomSnapshotStore

/// What a program that crashed left on the console, or its runner about it.
struct CrashTrace: Equatable, Sendable {
  /// `Fatal error: boom`, as Swift's runtime says it.
  var message: String?
  /// Where that is, as printed: `AppTests/CardTests.swift`, or a path.
  var file: String?
  var line: Int?
  /// What ended it, such as `Illegal instruction`, or a signal with its number.
  var cause: String?
  /// The frames of the thread that crashed, the innermost first.
  var frames: [BacktraceFrame] = []
  /// The program said that its stack overflowed.
  var isOverflow = false
  /// The message goes on in the next line.
  var isMessageOpen = false
  /// The test that the program itself named last, as assertions know it.
  var test: String?

  /// What the trace says of a test; its place lies in the package where one is known there.
  func crash(of test: String?, suspects: [String] = [], in root: String) -> TestCrash {
    let place = place(in: root)
    return TestCrash(
      test: test, suspects: test == nil ? suspects : [], file: place?.file, line: place?.line,
      message: message ?? overflow(in: root) ?? causeWords
        ?? "its program ended before the test did")
  }

  /// The program says it in lines of its own; where it has no room to say anything, its frames tell.
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

  /// Which of the tests that were under way the trace speaks of; nil if it says of none, or of several.
  func test(among suspects: [String]) -> String? {
    if suspects.count == 1 { return suspects[0] }
    if let test, let named = suspects.first(where: { TestNames.isSame($0, test) }) { return named }
    let traced = suspects.filter { suspect in
      frames.contains { Self.isCall($0.function, of: suspect) }
    }
    return traced.count == 1 ? traced[0] : nil
  }

  /// Whether `function`, such as `closure #1 in Odd.boom()`, is the body of `App.Odd/boom()` or lies in it.
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
    // The standard library's own sources are of no use.
    return own?.file.map { ($0, own?.line) } ?? (file, line)
  }
}
