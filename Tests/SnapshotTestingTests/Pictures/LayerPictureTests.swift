import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct LayerPictureTests {
  let package = ScratchPackage()

  @Test func aViewThatFillsTheMemoryFailsByName() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20_000))
    view.accessibilityIdentifier = "board"

    let message = try #require(package.verify(view, as: .image))

    #expect(message.contains("board"))
    #expect(message.contains("is 20000×20000 points at scale 3, more than 536870912 pixels"))
  }

  @Test func aColorThatIsNoNumberHasATree() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1)

    #expect(package.verify(view, as: .image) != nil)
  }

  /// Depth costs no stack.
  @Test func tenThousandViewsInOneAnotherAreDrawn() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var inner = root
    for _ in 0..<10_000 {
      let view = UIView(frame: inner.bounds)
      inner.addSubview(view)
      inner = view
    }
    inner.backgroundColor = .red

    let message = try #require(package.verify(root, as: .image))

    #expect(message.contains("No reference was found on disk."))
  }
}
