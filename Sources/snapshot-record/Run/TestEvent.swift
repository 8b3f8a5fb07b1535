/// Something that a test run reports while it is in progress.
enum TestEvent: Equatable, Sendable {
  /// The current step of the build, as the build prints it.
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

/// The result of a test; the raw values never change.
enum TestVerdict: String, Codable, Sendable {
  case passed, failed, skipped
  /// The program ended before the test did.
  case crashed
}

/// A failure that a test recorded.
struct TestIssue: Codable, Equatable, Sendable {
  var test: String
  var file: String?
  var line: Int?
  var message: String
}
