public import XCTest

extension XCTestCase {
  /// Calls the block as often as the options say, and once more; nothing is measured.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    let isManual = !options.invocationOptions.isEmpty
    // Without XCTest's own measurement its start and stop calls are failures.
    guard !isManual else {
      return measureMetrics(
        [.wallClockTime],
        automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart)
      ) { block() }
    }
    for _ in 0...max(0, options.iterationCount) { block() }
  }

  /// Calls the block as often as the options say, and once more; nothing is measured.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}
