import DarkroomXCTest
import XCTest

/// Blocks that are measured are called as often as Apple's options say.
final class MeasuringTests: XCTestCase {
  func testABlockRunsOnceMoreThanItIsMeasured() {
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    var calls = 0
    measure(metrics: [XCTClockMetric(), XCTMemoryMetric()], options: options) { calls += 1 }
    XCTAssertEqual(calls, 3)
    measure(options: options) { calls += 1 }
    XCTAssertEqual(calls, 6)
    XCTAssertEqual(XCTMeasureOptions.default.iterationCount, 5)
  }

  func testTheBlockMaySayWhenItIsMeasured() {
    let options = XCTMeasureOptions()
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    measure(metrics: [XCTCPUMetric()], options: options) {
      startMeasuring()
      stopMeasuring()
    }
  }
}
