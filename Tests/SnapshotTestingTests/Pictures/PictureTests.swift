import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Views, layers and paths against references on disk, with every shortcut and with none.
@MainActor
struct PictureTests {
  nonisolated static let reference = "Tests/__Snapshots__/T/test.a.png"
  nonisolated static let pending = ".snapshot-results/pending/Tests/__Snapshots__/T/test.a.png"
  nonisolated static let difference =
    ".snapshot-results/pending/Tests/__Snapshots__/T/test.a.diff.png"

  let package = ScratchPackage()

  func card(tint: UIColor = .systemBlue, x: CGFloat = 4) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    card.backgroundColor = .white
    let badge = UIView(frame: CGRect(x: x, y: 8, width: 12, height: 12))
    badge.backgroundColor = tint
    badge.accessibilityIdentifier = "badge"
    card.addSubview(badge)
    return card
  }

  func verify(_ view: UIView, verification: String = "hashes") -> String? {
    package.environment["SNAPSHOT_VERIFY"] = verification
    return package.verify(view, as: .image)
  }

  /// Records in another package, so that this run may pass.
  func record(_ view: UIView) throws -> [UInt8] {
    let other = ScratchPackage()
    _ = other.verify(view, as: .image, record: .all)
    let bytes = try #require(other.bytes(Self.reference))
    try Files.write(bytes, to: "\(package.path)/\(Self.reference)")
    return bytes
  }

  @Test func recordingTwiceGivesTheSameBytes() throws {
    #expect(try record(card()) == record(card()))
  }

  @Test func referencesCarryScaleStampAndTree() throws {
    let image = try PNGDecoder.decode(record(card()))

    #expect(image.scale == 3)
    #expect((image.pixmap.width, image.pixmap.height) == (120, 300))
    #expect(image.metadata["Renderer"]?.contains("HarfBuzz") == true)
    #expect(
      image.metadata["View tree"] == """
        UIView; frame = 0 0 40 100; format = 3; background = #FFFFFF
          UIView; identifier = badge; frame = 4 8 12 12; background = #007AFF

        """)
  }

  @Test(arguments: ["hashes", "full"])
  func equalViewsMatch(_ verification: String) throws {
    _ = try record(card())

    #expect(verify(card(), verification: verification) == nil)
    #expect(package.lines.map(\.state) == [.matched])
    #expect(package.lines.first?.stale == nil)
  }

  @Test(arguments: ["hashes", "full"])
  func aChangedColourIsNamedCountedAndShown(_ verification: String) throws {
    _ = try record(card())

    let message = try #require(verify(card(tint: .systemRed), verification: verification))

    #expect(
      message == """
        Snapshot "a" does not match reference.

        In test.a.png:
          UIView #badge in UIView: background changed from #007AFF to #FF3B30

        1296 of 36000 pixels differ (3.60 %), by up to 255 of 255 (at 12, 24), within x 12 y 24 36×36.
        Drawn there: UIView #badge.

        reference:  \(Self.reference)
        new:        \(Self.pending)
        difference: \(Self.difference)

        Accept it with: swift run snapshot-record accept '\(Self.reference)'
        See it with:    swift run snapshot-record report --open

        Newly-taken snapshot does not match reference.
        """)
    #expect(package.bytes(Self.pending) != nil)
    let shown = try PNGDecoder.decode(try #require(package.bytes(Self.difference))).pixmap
    #expect(shown[12, 24] == 0xFF00_00FF && shown[11, 24] != 0xFF00_00FF)
    let numbers = try #require(package.lines.first?.numbers)
    #expect(numbers.differing == 1296 && numbers.box == [12, 24, 36, 36])
  }

  @Test func theArtifactsHoldBothPicturesAndTheDifference() throws {
    _ = try record(card())
    package.environment["SNAPSHOT_ARTIFACTS"] = "\(package.path)/artifacts"

    _ = verify(card(tint: .systemRed))

    let names = ["test.a.diff.png", "test.a.png", "test.a.reference.png"]
    #expect(
      Files.below("\(package.path)/artifacts") == names.map { "\(package.path)/artifacts/T/\($0)" })
    #expect(package.bytes("artifacts/T/test.a.reference.png") == package.bytes(Self.reference))
    #expect(package.bytes("artifacts/T/test.a.png") == package.bytes(Self.pending))
  }

  @Test func aMovedViewIsNamed() throws {
    _ = try record(card())

    #expect(
      verify(card(x: 5))?.contains("UIView #badge in UIView moved from (4, 8) to (5, 8)") == true)
  }

  @Test func anotherSizeIsNamedInPoints() throws {
    _ = try record(card())
    let larger = card()
    larger.frame.size.height = 101

    let message = try #require(verify(larger))

    #expect(
      message.hasSuffix(
        "\n\nNewly-taken snapshot@(40.0, 101.0) does not match reference@(40.0, 100.0).")
    )
    #expect(message.contains("UIView resized from 40×100 to 40×101"))
  }

  @Test func equalPixelsWithAnOldTreeMatchAndSaySo() throws {
    let bytes = try record(card())
    let renamed = card()
    renamed.subviews[0].accessibilityIdentifier = "other"

    #expect(verify(renamed) == nil)
    #expect(package.lines.first?.stale == ["view tree"])
    #expect(package.bytes(Self.reference) == bytes)
  }

  @Test func aForeignPictureWithEqualPixelsMatches() throws {
    let pixmap = try PNGDecoder.decode(record(card())).pixmap
    try Files.write(PNGEncoder.encode(pixmap), to: "\(package.path)/\(Self.reference)")

    #expect(verify(card()) == nil)
    #expect(package.lines.first?.stale == ["stamp"])
  }

  @Test func aForeignPictureThatDiffersSaysSo() throws {
    try Files.write(
      PNGEncoder.encode(Pixmap(width: 120, height: 300)), to: "\(package.path)/\(Self.reference)")

    #expect(verify(card())?.contains("recorded by another renderer") == true)
    #expect(package.lines.first?.foreign == true)
  }

  @Test func aTruncatedPictureIsNamed() throws {
    let bytes = try record(card())
    try Files.write(Array(bytes.prefix(bytes.count / 2)), to: "\(package.path)/\(Self.reference)")

    let message = try #require(verify(card()))

    #expect(message.hasPrefix("The reference cannot be used: the PNG ends"))
    #expect(package.lines.first?.problem == "damaged")
    #expect(package.bytes(Self.pending) != nil)
  }

  /// 3.6 % of the pixels differ, three of four bytes in each.
  @Test func precisionCountsBytes() throws {
    _ = try record(card())
    let strategy = { (precision: Float) in Snapshotting<UIView, UIImage>.image(precision: precision)
    }

    #expect(package.verify(card(tint: .systemRed), as: strategy(0.973)) == nil)
    #expect(package.lines.last?.state == .tolerated)
    let message = verdictElsewhere(package, card(tint: .systemGreen), strategy(0.974))
    #expect(
      message?.hasSuffix("\n\nActual image precision 0.973 is less than required 0.974") == true)
  }

  /// #808080 and #8A8080 are 4.11 apart by CIE94 and 5.22 by CIEDE2000.
  @Test func perceptualPrecisionIsThatOfCoreImage() throws {
    func gray(red: CGFloat) -> UIView {
      card(tint: UIColor(red: red / 255, green: 128 / 255, blue: 128 / 255, alpha: 1))
    }
    _ = try record(gray(red: 128))
    let changed = gray(red: 138)

    #expect(package.verify(changed, as: .image(perceptualPrecision: 0.955)) == nil)
    #expect(
      verdictElsewhere(package, changed, .image._allowing(deltaE2000: 4.5))?
        .hasSuffix("Newly-taken snapshot does not match reference.") == true)
    let strict = verdictElsewhere(
      package, gray(red: 138), .image(precision: 0.99, perceptualPrecision: 0.99))
    let lines = strict?.split(separator: "\n").suffix(2) ?? []
    #expect(lines.first?.hasSuffix("match 0.964 is less than required 0.99") == true)
    #expect(lines.last?.hasPrefix("The lowest perceptual color precision 0.9") == true)
  }

  @Test func sharperRulesCountPixels() throws {
    _ = try record(card())
    let red = card(tint: .systemRed)

    #expect(verdictElsewhere(package, red, .image._allowing(pixels: 0.036)) == nil)
    #expect(verdictElsewhere(package, red, .image._allowing(pixels: 0.0359)) != nil)
    #expect(verdictElsewhere(package, red, .image._allowing(deltaE2000: 100)) == nil)
    #expect(
      verdictElsewhere(package, red, .image._allowing(pixels: 2))?.hasPrefix("pixels is") == true)
  }

  private func verdictElsewhere(
    _ package: ScratchPackage, _ view: UIView, _ strategy: Snapshotting<UIView, UIImage>
  ) -> String? {
    let other = ScratchPackage()
    try? Files.write(package.bytes(Self.reference) ?? [], to: "\(other.path)/\(Self.reference)")
    return other.verify(view, as: strategy)
  }

  @Test nonisolated func viewsElsewhereAskForTheMainActor() async throws {
    let package = ScratchPackage()
    let view = await UIView()

    let message = try #require(package.verify(view, as: .image, record: .all))

    #expect(message.contains("@MainActor"))
    #expect(package.bytes(Self.reference) == nil)
  }

  @Test func helpersThatAreNotIsolatedMayAssert() {
    nonisolated func helper(_ package: ScratchPackage, _ view: UIView) -> String? {
      package.verify(view, as: .image, record: .missing)
    }

    #expect(helper(package, card())?.contains("Automatically recorded") == true)
  }

  @Test func layersAndPathsHavePictures() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.backgroundColor = UIColor.red.cgColor
    _ = package.verify(layer, as: .image, named: "layer", record: .missing)
    let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 1))
    _ = package.verify(path, as: .image(scale: 2), named: "bezier", record: .missing)
    _ = package.verify(path.cgPath, as: .image, named: "path", record: .missing)

    func pixmap(_ name: String) throws -> Pixmap {
      let path = "Tests/__Snapshots__/T/test.\(name).png"
      return try PNGDecoder.decode(try #require(package.bytes(path))).pixmap
    }
    #expect(try pixmap("layer") == Pixmap(width: 6, height: 6, filledWith: 0xFF00_00FF))
    #expect(try pixmap("bezier") == Pixmap(width: 4, height: 2, filledWith: 0xFF00_0000))
    #expect(try pixmap("path") == Pixmap(width: 2, height: 1, filledWith: 0xFF00_0000))
  }
}
