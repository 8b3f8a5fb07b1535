/// Something that a run of the tests says while it goes on.
enum TestEvent: Equatable, Sendable {
  /// What the build is at, as it prints it.
  case building(String)
  case started(String)
  case ended(String, TestVerdict, seconds: Double?)
  case issue(TestIssue)

  /// Whether a test has begun or ended.
  var isOfTest: Bool {
    switch self {
    case .started, .ended: true
    case .building, .issue: false
    }
  }
}

/// How a test ended, in words that never change.
enum TestVerdict: String, Codable, Sendable {
  case passed, failed, skipped
  /// Its program ended before it did.
  case crashed
}

/// A failure that a test recorded.
struct TestIssue: Codable, Equatable, Sendable {
  var test: String
  var file: String?
  var line: Int?
  var message: String
}
