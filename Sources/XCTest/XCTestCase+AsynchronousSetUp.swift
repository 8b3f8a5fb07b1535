public import XCTest

extension XCTestCase {
  /// What `super.setUp()` becomes in an asynchronous override on the main actor: it does nothing, as XCTest's own.
  public static func _setUp() async throws {}

  /// What `super.tearDown()` becomes in an asynchronous override on the main actor: it does nothing, as XCTest's own.
  public static func _tearDown() async throws {}
}
