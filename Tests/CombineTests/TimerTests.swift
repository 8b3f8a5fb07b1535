import Combine
import Foundation
import XCTest

/// Runs on the main thread, whose run loop a timer needs.
final class TimerTests: XCTestCase {
  func testTimersTickOnTheRunLoop() {
    let ticked = expectation(description: "two ticks")
    let subscription = Timer.publish(every: 0.01, on: .main, in: .default).autoconnect()
      .collect(2).first().sink { _ in ticked.fulfill() }
    wait(for: [ticked], timeout: 5)
    subscription.cancel()
  }
}
