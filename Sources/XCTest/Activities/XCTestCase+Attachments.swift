public import XCTest

extension XCTestCase {
  /// - Important: Inert. XCTest on Linux keeps no attachments.
  public func add(_ attachment: Any) {}
}
