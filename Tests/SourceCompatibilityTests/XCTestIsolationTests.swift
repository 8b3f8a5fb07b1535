import UIKit
import XCTest

/// No `import Testing` here: the aliases work without it.
@preconcurrency @MainActor
final class XCTestIsolationTests: XCTestCase {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func setUp() async throws { view.tag = 3 }

  func testSynchronousMethodsUseViews() {
    XCTAssertEqual(view.bounds.width, 10)
    XCTAssertEqual(view.tag, 3)
  }

  func testAnimationsCompleteWhileWaiting() {
    let done = expectation(description: "completion")

    UIView.animate(withDuration: 5, animations: { self.view.alpha = 0 }) { _ in done.fulfill() }

    XCTAssertEqual(view.alpha, 0)
    wait(for: [done], timeout: 1)
  }

  func testControllersAreReleasedAtOnce() {
    weak var released: UIViewController?
    autoreleased {
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      released = controller
    }

    XCTAssertNil(released)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
