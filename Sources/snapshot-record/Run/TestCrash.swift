import DarkroomSnapshotStore

/// A test program that ended before its tests did.
struct TestCrash: Codable, Equatable, Sendable {
  /// The test that was running; nil if it is unknown.
  var test: String?
  /// The tests of which one crashed, if `test` is nil; empty if no test was running.
  var suspects: [String] = []
  /// The source file: an absolute path if it is in the package, otherwise as it was printed.
  var file: String?
  var line: Int?
  /// Whether the test did not crash but took too long.
  var isTimeout: Bool?
  /// The program's own message, such as `Fatal error: boom`; it may have several lines.
  var message: String

  /// The location and the complete message: `CardTests.swift:18: Fatal error: boom`.
  var text: String {
    file.map { "\(FilePath.name($0)):\(line ?? 0): \(message)" } ?? message
  }

  /// The first line of the text.
  var words: String { String(text.prefix { $0 != "\n" }) }

  /// The name of the test, or a description if it is unknown.
  var subject: String {
    if let test { return test }
    return suspects.isEmpty
      ? "the test program, outside of its tests" : "one of \(suspects.joined(separator: ", "))"
  }
}
