import DarkroomPNG
import DarkroomSnapshotStore
import SnapshotTesting
import Testing
import UIKit

/// One assertion, several circumstances.
@MainActor
struct MatrixTests {
  final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }

  func picture(_ package: ScratchPackage, _ cell: String) throws -> DecodedImage {
    try PNGDecoder.decode(
      #require(package.bytes("Tests/__Snapshots__/T/test.a.\(cell).png"), "\(cell)"))
  }

  @Test func aControllerIsTakenOnEachDeviceAndInEachAppearance() throws {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "device=iPhone8,iPadMini appearance=light,dark"

    _ = package.verify(Screen(), as: .image(on: .iPhone13), record: .all)

    for (device, width, height) in [("iPhone8", 375, 667), ("iPadMini", 1024, 768)] {
      let light = try picture(package, "\(device)-light").pixmap
      let dark = try picture(package, "\(device)-dark").pixmap
      #expect((light.width, light.height) == (width * 3, height * 3))
      #expect(light[0, 0] == 0xFFFF_FFFF && dark[0, 0] == 0xFF00_0000)
    }
    #expect(package.bytes("Tests/__Snapshots__/T/test.a.png") == nil)
  }

  @Test func theSettingsHaveAMatrixAndTheVariableBeatsIt() throws {
    let package = ScratchPackage(
      settings: #"{"matrix": {"text": ["medium", "accessibilityLarge"]}}"#)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    _ = package.verify(view, as: .image, record: .all)
    let medium = try picture(package, "medium").metadata["Traits"]
    #expect(medium?.contains("M") == true)
    #expect(try picture(package, "accessibilityLarge").metadata["Traits"] != medium)

    package.environment["SNAPSHOT_MATRIX"] = ""
    _ = package.verify(view, as: .image, record: .all)
    #expect(package.bytes("Tests/__Snapshots__/T/test.a.png") != nil)
  }

  @Test func aViewKeepsItsSizeAndTurnsItsDirection() throws {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "device=iPadMini direction=rightToLeft"

    _ = package.verify(
      UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2)), as: .image, record: .all)

    let image = try picture(package, "iPadMini-rightToLeft")
    #expect((image.pixmap.width, image.pixmap.height) == (12, 6))
    #expect(image.metadata["Traits"]?.contains("right to left") == true)
    #expect(image.metadata["Traits"]?.contains("pad") == true)
  }

  @Test func imagesAndTextsAreTakenOnce() {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "appearance=light,dark"

    _ = package.verify("text", as: .lines, record: .all)

    #expect(package.text(ScratchPackage.reference) == "text")
  }

  @Test func eachCellFailsForItself() throws {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "appearance=light,dark"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    let message = try #require(package.verify(view, as: .image, record: .never))

    #expect(message.components(separatedBy: "No reference was found on disk.").count == 3)
    #expect(package.lines.map(\.state) == [.added, .added])
    #expect(
      package.lines.map { Path.name($0.reference.path) } == ["test.a.light.png", "test.a.dark.png"])
  }

  @Test func aDeviceThatIsNoneIsNamed() throws {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "device=iPhone99"

    let message = try #require(package.verify(UIView(), as: .image))

    #expect(message.contains("\"iPhone99\" is no device") && message.contains("iPhone13, "))
  }
}
