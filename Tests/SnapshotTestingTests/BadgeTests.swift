import SnapshotTesting
import UIKit
import XCTest

final class BadgeTests: XCTestCase {
  @MainActor @preconcurrency func testBadge() {
    let badge = BadgeView(count: 3)

    assertSnapshot(of: badge, as: .image)
    assertSnapshot(of: badge, as: .recursiveDescription)
  }

  @MainActor @preconcurrency func testInbox() {
    let inbox = InboxViewController()
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    assertSnapshot(of: inbox, as: .image(on: .iPhone13), named: "light")
    assertSnapshot(of: inbox, as: .image(on: .iPhone13, traits: dark), named: "dark")
  }
}
