import DarkroomPNG
import DarkroomSnapshotStore
import Darkroom_SnapshotTesting_SwiftUI
import SwiftUI
import Testing

@testable import SnapshotTesting

/// One assertion of a SwiftUI view, several circumstances.
@MainActor
struct SwiftUIMatrixTests {
  private func picture(_ package: ScratchPackage, _ cell: String) throws -> DecodedImage {
    try PNGDecoder.decode(
      #require(package.bytes("Tests/__Snapshots__/T/test.a.\(cell).png"), "\(cell)"))
  }

  private func package(_ matrix: String) -> ScratchPackage {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = matrix
    return package
  }

  @Test func aViewIsTakenOnEachDeviceAndInEachAppearance() throws {
    let package = package("device=iPhone8,iPadMini appearance=light,dark")
    let view = Color(.systemBackground).ignoresSafeArea()

    _ = package.verify(view, as: .image(layout: .device(config: .iPhone13)), record: .all)

    for (device, width, height) in [("iPhone8", 375, 667), ("iPadMini", 1024, 768)] {
      let light = try picture(package, "\(device)-light").pixmap
      let dark = try picture(package, "\(device)-dark").pixmap
      #expect((light.width, light.height) == (width * 3, height * 3))
      #expect(light[0, 0] == 0xFFFF_FFFF && dark[0, 0] == 0xFF00_0000)
    }
  }

  @Test func aViewTurnsItsDirectionAndTakesTheTextSize() throws {
    let turned = package("direction=leftToRight,rightToLeft")
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    _ = turned.verify(view, as: .image(layout: .fixed(width: 20, height: 10)), record: .all)
    let left = try picture(turned, "leftToRight").pixmap
    let right = try picture(turned, "rightToLeft").pixmap
    #expect(left[0, 0] == right[59, 0])
    #expect(left[59, 0] == right[0, 0])

    let sized = package("text=medium,accessibilityLarge")
    _ = sized.verify(
      Text("A"), as: .image(layout: .fixed(width: 60, height: 60)), record: .all)
    #expect(
      sized.bytes("Tests/__Snapshots__/T/test.a.medium.png")
        != sized.bytes("Tests/__Snapshots__/T/test.a.accessibilityLarge.png"))
  }

  /// What a run records proves something in the next one only, so that the references come from another package.
  @Test func oneAssertionNamesEachCombinationThatDiffers() throws {
    let (recorded, package) = (ScratchPackage(), ScratchPackage())
    let matrix: SnapshotTestingConfiguration.Matrix = "appearance=light,dark text=small,large"
    let strategy = Snapshotting<Text, UIImage>.image(layout: .fixed(width: 60, height: 40))
    _ = recorded.verify(Text("A"), as: strategy, across: matrix, record: .all)
    for cell in ["light-small", "light-large", "dark-small", "dark-large"] {
      let name = "Tests/__Snapshots__/T/test.a.\(cell).png"
      try Files.write(#require(recorded.bytes(name)), to: "\(package.path)/\(name)")
    }

    #expect(package.verify(Text("A"), as: strategy, across: matrix, record: .never) == nil)
    let failure = try #require(
      package.verify(Text("B"), as: strategy, across: matrix, record: .never))
    #expect(failure.hasPrefix("4 of 4 pictures do not match: light-small, "), "\(failure)")
  }
}
