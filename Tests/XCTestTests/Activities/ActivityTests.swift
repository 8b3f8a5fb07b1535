import DarkroomXCTest
import XCTest

/// Activities run what is in them.
final class ActivityTests: XCTestCase {
  func testAnActivityReturnsWhatItsBlockReturns() throws {
    struct Stopped: Error {}
    let name = XCTContext.runActivity(named: "load") { activity in
      activity.add("attachment")
      return activity.name
    }
    XCTAssertEqual(name, "load")
    XCTAssertThrowsError(try XCTContext.runActivity(named: "a") { _ in throw Stopped() })
  }
}
