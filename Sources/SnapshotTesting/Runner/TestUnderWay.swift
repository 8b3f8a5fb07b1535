import Testing

/// What is said of the test that ends its process.
enum TestUnderWay {
  /// Its name and, in Swift Testing, where it stands; nil if the caller's thread runs none that is known.
  ///
  /// The body of an exit test is meant to end its process and has no name.
  static var name: String? {
    guard ExitTest.current == nil else { return nil }
    return Test.current.map { "\($0.id)" } ?? XCTestWatch.runningTest
  }
}
