import DarkroomPNG
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

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
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.text = "A"
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true

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
      package.lines.map { FilePath.name($0.reference.path) } == [
        "test.a.light.png", "test.a.dark.png",
      ])
  }

  @Test func aDeviceThatIsNoneIsNamed() throws {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "device=iPhone99"

    let message = try #require(package.verify(UIView(), as: .image))

    #expect(message.contains("\"iPhone99\" isn't a device") && message.contains("iPhone13, "))
  }

  // MARK: As an assertion

  @Test func anAssertionTakesEachCombination() throws {
    let package = ScratchPackage()
    package.environment["SNAPSHOT_MATRIX"] = "contrast=high,normal"

    _ = package.verify(
      Screen(), as: .image(on: .iPhone13),
      across: .init(devices: ["iPhone8"], appearances: [.light, .dark]), record: .all)

    #expect(try picture(package, "iPhone8-light").pixmap[0, 0] == 0xFFFF_FFFF)
    #expect(try picture(package, "iPhone8-dark").pixmap[0, 0] == 0xFF00_0000)
  }

  @Test func aFailureNamesTheCellsAndShowsAllOnOneSheet() throws {
    let package = ScratchPackage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    let other = ScratchPackage()
    _ = other.verify(
      view, as: .image, across: "appearance=light,dark text=small,large", record: .all)
    for cell in ["light-small", "light-large", "dark-small", "dark-large"] {
      let name = "Tests/__Snapshots__/T/test.a.\(cell).png"
      try Files.write(#require(other.bytes(name)), to: "\(package.path)/\(name)")
    }
    #expect(
      package.verify(
        view, as: .image, across: "appearance=light,dark text=small,large", record: .never) == nil)

    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let message = try #require(
      package.verify(
        view, as: .image, across: "appearance=light,dark text=small,large", record: .never))

    #expect(
      message.hasPrefix(
        "2 of 4 pictures do not match: dark-small, dark-large.\nAll of them on one sheet: "))
    let sheet = try #require(package.bytes(".snapshot-results/sheets/T/test.a.png"))
    let pixmap = try PNGDecoder.decode(sheet).pixmap
    #expect((pixmap.width, pixmap.height) == (2 * 316 + 16, 2 * 158 + 16))
    #expect(pixmap[17, 39] == .max && pixmap[17, 39 + 158] == 0xFF00_0000)
  }

  @Test func whatIsNoMatrixFails() throws {
    let package = ScratchPackage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    func problem(_ matrix: SnapshotTestingConfiguration.Matrix) -> String? {
      package.verify(view, as: .image, across: matrix, record: .all)
    }

    #expect(problem("colour=red")?.contains("there is no axis \"colour\"") == true)
    #expect(problem("") == "a matrix without an axis takes no picture")
    #expect(problem(.init(devices: ["iPhone99"]))?.contains("isn't a device") == true)
    #expect(
      package.verify(UIImage(), as: .image, across: "text=small", record: .all)?
        .contains("the same in every cell") == true)
  }

  @Test func localesTurnTheScreenAndChooseTexts() throws {
    let package = ScratchPackage()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 4))
    view.progress = 0.25

    _ = package.verify(
      view, as: .image, across: .init(locales: ["de", "ar"]), record: .all)

    #expect(try picture(package, "ar").metadata["Traits"]?.contains("right to left") == true)
    #expect(try picture(package, "de").metadata["Traits"]?.contains("right to left") != true)
  }
}
