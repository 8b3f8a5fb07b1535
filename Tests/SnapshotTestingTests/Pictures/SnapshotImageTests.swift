import Testing
import UIKit

@testable import SnapshotTesting

/// The one place where a picture becomes an image, and an image a picture again.
@MainActor
struct SnapshotImageTests {
  private var picture: Picture? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    return try? LayerPicture(view.layer, traits: UITraitCollection(displayScale: 2)).picture(
      tree: ViewTree.node(of: view))
  }

  @Test func anImageCarriesWhatItsPictureKnows() throws {
    let picture = try #require(picture)

    let carried = try #require(Picture(of: SnapshotImage.carrying(picture)))

    #expect((carried.width, carried.height, carried.scale) == (8, 6, 2))
    #expect(carried.tree == picture.tree && carried.tree != nil)
    #expect(carried.list != nil && carried.drawing === picture.drawing)
  }

  @Test func anotherImageIsItsPixelsAlone() throws {
    let cgImage = try #require(picture?.drawing)

    let other = try #require(Picture(of: UIImage(cgImage: cgImage, scale: 2, orientation: .up)))

    #expect(other.tree == nil && other.drawers.isEmpty)
    #expect((other.width, other.scale) == (8, 2))
    #expect(SnapshotImage.carried(by: UIImage()) == nil)
  }

  @Test func anImageWithoutPixelsIsNoPicture() {
    #expect(Picture(of: UIImage()) == nil)
    #expect(SnapshotImage.carrying(nil).cgImage == nil)
  }
}
