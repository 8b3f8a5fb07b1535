import XCTest

@testable import DarkroomUIKit

/// As XCTest waits, whose tests run where the main run loop is.
final class UIDynamicAnimatorTests: XCTestCase {
  @MainActor @preconcurrency func testTheRunLoopBringsFrames() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 300)))
    let end = Date(timeIntervalSinceNow: 5)
    while view.center.y == 50, Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    }

    XCTAssertNotEqual(view.center.y, 50)
    XCTAssertGreaterThan(animator.elapsedTime, 0)
  }
}
