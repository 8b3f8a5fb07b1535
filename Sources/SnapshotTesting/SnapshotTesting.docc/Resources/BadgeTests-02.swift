import SnapshotTesting
import UIKit
import XCTest

@testable import App

final class BadgeTests: XCTestCase {
  @MainActor @preconcurrency func testBadge() {
    let badge = BadgeView(count: 3)

    assertSnapshot(of: badge, as: .image)
  }
}
