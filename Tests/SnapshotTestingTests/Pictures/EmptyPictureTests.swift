import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import SnapshotTesting
import Testing
import UIKit

/// Views without a size, as upstream treats them.
@MainActor
struct EmptyPictureTests {
  let package = ScratchPackage()

  private func pixmap() throws -> Pixmap {
    try PNGDecoder.decode(try #require(package.bytes(PictureTests.reference))).pixmap
  }

  @Test(arguments: [(0, 0), (0, 350), (350, 0)])
  func aRedLabelIsRecorded(_ size: (Int, Int)) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1))

    _ = package.verify(view, as: .image, record: .all)

    let picture = try pixmap()
    #expect((picture.width, picture.height) == (1200, 240))
    #expect(picture[0, 0] == 0xFF00_00FF && picture[1199, 239] == 0xFF00_00FF)
    #expect(picture.pixels.contains(0xFF00_0000), "it has words")
  }

  @Test func twoEmptyPicturesAreEqual() throws {
    let other = ScratchPackage()
    _ = other.verify(UIView(), as: .image, record: .all)
    try Files.write(
      try #require(other.bytes(PictureTests.reference)),
      to: "\(package.path)/\(PictureTests.reference)")

    #expect(package.verify(UIImage(), as: .image) == nil)
  }

  @Test func anEmptyPictureIsNotWhatARealOneWas() throws {
    let other = ScratchPackage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    _ = other.verify(view, as: .image, record: .all)
    try Files.write(
      try #require(other.bytes(PictureTests.reference)),
      to: "\(package.path)/\(PictureTests.reference)")

    let message = try #require(package.verify(UIView(), as: .image))

    #expect(message.contains("has no size"))
  }
}
