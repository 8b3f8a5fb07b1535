import Testing

/// Describes the test that ends its process.
enum TestUnderWay {
  /// The name of the test and, in Swift Testing, its source location; nil if the caller's thread runs no known test.
  ///
  /// The body of an exit test is meant to exit its process, and has no name.
  static var name: String? {
    guard ExitTest.current == nil else { return nil }
    return Test.current.map { "\($0.id)" } ?? XCTestWatch.runningTest
  }
}
