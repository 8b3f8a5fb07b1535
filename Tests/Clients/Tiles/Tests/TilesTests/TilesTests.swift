import SnapshotTesting
import SwiftUI
import XCTest

@testable import Tiles

@MainActor
final class TilesTests: XCTestCase {
  func testTiles() {
    let view = VStack {
      Tile("Lake")
      Tile("Peak", isLoading: true)
    }
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 240, height: 160)))
  }

  func testTileInAController() {
    assertSnapshot(of: TileViewController(), as: .image(on: .iPhone13))
  }

  func testTheControllerIsAsHighAsItsTile() throws {
    let controller = TileViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let tile = try XCTUnwrap(controller.children.first)

    XCTAssertEqual(tile.view.frame.width, 358)
    XCTAssertEqual(
      tile.view.frame.height,
      UIHostingController(rootView: Tile("Hosted")).sizeThatFits(in: CGSize(width: 358, height: 0))
        .height, accuracy: 0.001)
  }
}
