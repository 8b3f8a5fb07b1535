import DarkroomSnapshotStore

/// A program of tests that ended before its tests did.
struct TestCrash: Codable, Equatable, Sendable {
  /// The test that was under way; nil if nobody can tell.
  var test: String?
  /// The tests of which one crashed, if `test` is nil; empty if no test was running.
  var suspects: [String] = []
  /// Absolute where it lies in the package, otherwise as it was printed.
  var file: String?
  var line: Int?
  /// It did not crash: it took too long.
  var isTimeout: Bool?
  /// As the program said it, such as `Fatal error: boom`; sometimes of several lines.
  var message: String

  /// `CardTests.swift:18: Fatal error: boom`, with all lines of the message.
  var text: String {
    file.map { "\(FilePath.name($0)):\(line ?? 0): \(message)" } ?? message
  }

  /// The first line of the text.
  var words: String { String(text.prefix { $0 != "\n" }) }

  /// The test, or words in its place.
  var subject: String {
    if let test { return test }
    return suspects.isEmpty
      ? "the test program, outside of its tests" : "one of \(suspects.joined(separator: ", "))"
  }
}
