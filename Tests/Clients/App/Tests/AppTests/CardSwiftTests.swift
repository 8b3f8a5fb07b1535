import App
import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite(.snapshots)
struct CardSwiftTests {
  @Test func card() {
    let card = CardView(title: "Hello", tint: .systemIndigo)
    assertSnapshot(of: card, as: .image)
  }

  @Test func description() {
    let card = CardView(title: "Hello", tint: .systemIndigo)
    assertSnapshot(of: card, as: .recursiveDescription)
  }
}
