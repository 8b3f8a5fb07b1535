import App
import SnapshotTesting
import UIKit.UIView
import XCTest

@preconcurrency @MainActor
final class CardXCTests: XCTestCase {
  func testCard() {
    let card = CardView(title: "Hello", tint: .systemBlue)
    assertSnapshot(of: card, as: .image)
    assertSnapshot(of: card, as: .recursiveDescription)
  }

  func testSecondCard() {
    let card = CardView(title: "Again", tint: .systemGreen)
    assertSnapshot(of: card, as: .image, named: "green")
  }
}
