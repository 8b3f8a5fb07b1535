import DarkroomSnapshotStore
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// Views without a size: upstream's red label is all that could be compared, so nothing is.
@MainActor
struct EmptyPictureTests {
  let package = ScratchPackage()

  @Test(arguments: [(0, 0), (0, 350), (350, 0)], ["all", "failed", "missing", "never", "pending"])
  func aViewWithoutASizeFailsAndIsNotRecorded(_ size: (Int, Int), _ mode: String) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1))
    package.environment = ["SNAPSHOT_RECORD_FORCE": mode, "SNAPSHOT_FORCE_PASS": "1"]

    let message = try #require(package.verify(view, as: .image))

    #expect(message == EmptyPicture.words)
    #expect(package.bytes(PictureTests.reference) == nil)
    #expect(package.bytes(PictureTests.pending) == nil)
    #expect(package.lines.map(\.problem) == ["empty-picture"])
  }

  /// As an earlier version, or upstream, recorded it.
  @Test func aLabelOnDiskPassesNothing() throws {
    let label = Diffing<UIImage>.image.toData(UIImage())
    let image = try #require(UIImage(data: label, scale: 3))
    #expect(image.size == CGSize(width: 400, height: 80))
    try Files.write([UInt8](label), to: "\(package.path)/\(PictureTests.reference)")

    #expect(package.verify(UIView(), as: .image) == EmptyPicture.words)
    #expect(package.verify(UIImage(), as: .image) == EmptyPicture.words)
    #expect(package.verify(UIViewController(), as: .image(size: .zero)) != nil)
  }

  @Test func strategiesOfOnesOwnFailToo() {
    #expect(Diffing<UIImage>.image.diff(UIImage(), UIImage())?.0 == EmptyPicture.words)
  }
}
