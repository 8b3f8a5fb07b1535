import InlineSnapshotTesting
import SnapshotTestingCustomDump
import Testing
import XCTest

struct Trail: Equatable {
  var name = "Harbour loop"
  var stops = ["Pier", "Mill"]
}

@Suite struct InlineSwiftTests {
  @Test func trail() {
    assertInlineSnapshot(of: Trail(), as: .customDump)
    assertInlineSnapshot(of: "Two stops", as: .lines)
  }
}

final class InlineXCTests: XCTestCase {
  func testTrail() {
    assertInlineSnapshot(of: Trail(), as: .dump)
  }
}
