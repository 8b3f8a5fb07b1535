import DarkroomUIKit
import DarkroomXCTest
import XCTest

/// Expectations of observed properties, awaited as a test on iOS would.
@preconcurrency @MainActor
final class XCTKVOExpectationTests: XCTestCase {
  private final class Download: NSObject {
    enum State: Int {
      case waiting, finished
    }
    var state = State.waiting {
      willSet { _willChangeValue(of: \.state, named: "state") }
      didSet { _didChangeValue(of: \.state, named: "state") }
    }
  }

  /// On iOS an enumeration that Objective-C knows is a number there.
  func testEnumerationsAreNumbers() {
    _ClassRegistry.add(property: "state", \Download.state) { $0.state = $1 }
    let download = Download()
    let expectation = XCTKVOExpectation(keyPath: "state", object: download, expectedValue: 1)
    download.state = .finished

    XCTAssertEqual(outcome(expectation), .completed)
    XCTAssertEqual(download.value(forKey: "state") as? Int, 1)
  }

  private func outcome(_ expectation: XCTestExpectation) -> XCTWaiter.Result {
    XCTWaiter.wait(for: [expectation], timeout: 0.05)
  }

  func testTheExpectedValueFulfils() {
    let view = UIView()
    let expectation = XCTKVOExpectation(keyPath: "alpha", object: view, expectedValue: 0.25)
    view.alpha = 0.5
    XCTAssertEqual(outcome(expectation), .timedOut)

    let second = XCTKVOExpectation(keyPath: "alpha", object: view, expectedValue: 0.25)
    view.alpha = 0.25
    view.alpha = 0.75
    XCTAssertEqual(outcome(second), .completed)
  }

  func testTheValueThatIsThereCounts() {
    let view = UIView()
    view.isHidden = true

    XCTAssertEqual(
      outcome(XCTKVOExpectation(keyPath: "hidden", object: view, expectedValue: true)), .completed)
  }

  func testWithoutAValueTheFirstChangeFulfils() {
    let view = UIView()
    let expectation = XCTKVOExpectation(keyPath: "alpha", object: view)
    XCTAssertEqual(outcome(expectation), .timedOut)

    let second = XCTKVOExpectation(keyPath: "alpha", object: view)
    view.alpha = 0.5
    XCTAssertEqual(outcome(second), .completed)
  }

  func testAHandlerDecides() {
    let view = UIView()
    let expectation = XCTKVOExpectation(keyPath: "alpha", object: view)
    expectation.handler = { _, change in change["new"] as? CGFloat == 0.5 }
    view.alpha = 0.75
    view.alpha = 0.5

    XCTAssertEqual(outcome(expectation), .completed)
  }
}
