import DarkroomSnapshotStore

/// A program of tests that ended before its tests did.
struct TestCrash: Codable, Equatable, Sendable {
  /// The test that was under way; nil where nobody can tell.
  var test: String?
  /// Those of which one crashed, where `test` is nil; empty where none was under way.
  var suspects: [String] = []
  /// Absolute where it lies in the package, otherwise as it was printed.
  var file: String?
  var line: Int?
  /// One line, such as `Fatal error: boom`.
  var message: String

  /// `CardTests.swift:18: Fatal error: boom`.
  var words: String {
    file.map { "\(FilePath.name($0)):\(line ?? 0): \(message)" } ?? message
  }

  /// The test, or words in its place.
  var subject: String {
    if let test { return test }
    return suspects.isEmpty
      ? "the test program, outside of its tests" : "one of \(suspects.joined(separator: ", "))"
  }
}
