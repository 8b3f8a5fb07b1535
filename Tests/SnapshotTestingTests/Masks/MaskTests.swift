import DarkroomPNG
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// Regions that an assertion does not look at, or less closely.
@MainActor
struct MaskTests {
  private let clock = UILabel(frame: CGRect(x: 4, y: 8, width: 32, height: 12))
  private let badge = UIView(frame: CGRect(x: 4, y: 60, width: 12, height: 12))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))

  init() {
    card.backgroundColor = .white
    clock.font = .systemFont(ofSize: 10)
    clock.text = "9:41"
    clock.accessibilityIdentifier = "clock"
    badge.backgroundColor = .systemBlue
    card.addSubview(clock)
    card.addSubview(badge)
  }

  private typealias Strategy = Snapshotting<UIView, UIImage>

  /// A package with a reference of the card as it is.
  private func recorded(_ strategy: Strategy) throws -> ScratchPackage {
    let recording = ScratchPackage()
    _ = recording.verify(card, as: strategy, record: .all)
    let package = ScratchPackage()
    let bytes = try #require(recording.bytes(PictureTests.reference))
    try Files.write(bytes, to: "\(package.path)/\(PictureTests.reference)")
    return package
  }

  private func difference(_ package: ScratchPackage) throws -> DecodedImage {
    try PNGDecoder.decode(#require(package.bytes(PictureTests.difference)))
  }

  @Test(arguments: ["hashes", "full"]) func aViewThatIsIgnoredMayChange(_ verification: String)
    throws
  {
    let strategies: [Strategy] = [
      .image.ignoring([clock]), .image.ignoring(regions: [.identifier("clock")]),
      .image.ignoring(regions: [.rect(CGRect(x: 4, y: 8, width: 32, height: 12))]),
    ]
    for strategy in strategies {
      clock.text = "9:41"
      let package = try recorded(strategy)
      package.environment["SNAPSHOT_VERIFY"] = verification
      clock.text = "10:00"

      #expect(package.verify(card, as: strategy) == nil)
      #expect(package.lines.last?.state == .tolerated)
      #expect(package.verify(card, as: .image, line: 2) != nil, "without the mask it differs")
    }
  }

  @Test func whatIsNotIgnoredDiffersAndTheMaskIsMarked() throws {
    let package = try recorded(.image.ignoring([clock]))
    clock.text = "10:00"
    badge.backgroundColor = .systemRed

    let message = try #require(package.verify(card, as: .image.ignoring([clock])))
    #expect(message.contains("background changed from #007AFF to #FF3B30"))
    #expect(!message.contains("10:00"), "\(message)")
    let line = try #require(package.lines.last)
    #expect(line.looseness == ["ignoring #clock"])
    #expect(line.notes == ["Compared loosely: ignoring #clock."])
    #expect(line.numbers?.differing == 36 * 36)
    #expect(line.evidence?.causes.map(\.words) == ["color #007AFF → #FF3B30"])
    #expect(line.evidence?.unexplained == 0)
    let picture = try difference(package).pixmap
    let (hatched, plain) = (picture.pixels[24 * 120 + 16], picture.pixels[24 * 120 + 20])
    #expect(hatched == 0xFFE0_A060)
    #expect(plain != 0xFFE0_A060)
    #expect(RunSummary(package.lines).loosenessWords == "compared loosely: ignoring #clock (1)")
  }

  /// A label that fits its text covers other pixels with another text.
  @Test func whatAViewCoveredInTheReferenceIsIgnoredToo() throws {
    clock.text = "10:00:00"
    clock.sizeToFit()
    let package = try recorded(.image.ignoring([clock]))
    clock.text = "1"
    clock.sizeToFit()

    #expect(package.verify(card, as: .image.ignoring([clock])) == nil)
    clock.accessibilityIdentifier = nil
    #expect(package.verify(card, as: .image.ignoring([clock]), line: 2) != nil)
  }

  @Test func aNoteInAReferenceCountsOnlyForWhatTheTestNames() throws {
    let package = try recorded(.image.ignoring([clock]))
    let bytes = try #require(package.bytes(PictureTests.reference))
    #expect(try PNGMetadata.read(from: bytes)["Masks"] == "12 24 108 60 clock")
    clock.text = "10:00"

    #expect(package.verify(card, as: .image) != nil)
    #expect(
      package.verify(card, as: .image.ignoring(regions: [.view(badge)]), line: 2) != nil)
  }

  @Test func masksAddUpAndCoverWhatClipsLetThrough() throws {
    let clip = UIView(frame: CGRect(x: 20, y: 60, width: 10, height: 10))
    clip.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: -5, y: -5, width: 30, height: 30))
    inner.accessibilityIdentifier = "inner"
    clip.addSubview(inner)
    card.addSubview(clip)
    let strategy = Strategy.image.ignoring([clock]).ignoring([inner])
    let package = try recorded(strategy)
    let bytes = try #require(package.bytes(PictureTests.reference))

    #expect(
      try PNGMetadata.read(from: bytes)["Masks"] == "12 24 108 60 clock\n60 180 90 210 inner")
    clock.text = "1"
    inner.backgroundColor = .green
    #expect(package.verify(card, as: strategy) == nil)
  }

  @Test func aRegionMayDifferByMoreThanTheRest() throws {
    func strategy(_ limit: Double) -> Strategy {
      .image._allowing(deltaE2000: limit, in: [.view(badge)])
    }
    let package = try recorded(.image)
    badge.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)

    #expect(package.verify(card, as: strategy(5)) == nil)
    #expect(package.lines.last?.looseness == ["deltaE2000 5.0 in UIView"])
    #expect(package.verify(card, as: strategy(0.1), line: 2) != nil)
    clock.textColor = UIColor(white: 0.05, alpha: 1)
    #expect(package.verify(card, as: strategy(5), line: 3) != nil)
    #expect(
      package.verify(card, as: strategy(101), line: 4)?.hasPrefix("deltaE2000 is") == true)
  }

  /// A tolerance that flags or settings bring is that of the rest; masks stay, and stay named.
  @Test func aStrategysOtherRulesKeepItsMasks() throws {
    let strategy = Strategy.image.ignoring([clock])._allowing(pixels: 0.2)
    let package = try recorded(strategy)
    clock.text = "10:00"

    #expect(package.verify(card, as: strategy) == nil)
    #expect(package.lines.last?.looseness == ["pixels 0.2", "ignoring #clock"])
  }

  @Test func aRegionThatIsNotThereFailsTheAssertion() throws {
    let package = ScratchPackage()
    func message(_ region: _SnapshotRegion) -> String? {
      package.verify(card, as: .image.ignoring(regions: [region]), record: .missing)
    }

    #expect(
      message(.identifier("clok"))
        == "No view in the picture has the accessibility identifier “clok”; there are clock.")
    #expect(
      message(.view(UISwitch())) == "A region is UISwitch, which is not in the picture of UIView.")
    #expect(
      message(.rect(CGRect(x: 40, y: 0, width: 10, height: 10)))
        == "The region at (40, 0) 10 × 10 is not in the picture of 40 × 100 points.")
    #expect(package.bytes(PictureTests.reference) == nil)
  }

  private static let halves = [
    _SnapshotRegion.rect(CGRect(x: 0, y: 0, width: 40, height: 50)),
    .rect(CGRect(x: -5, y: 50, width: 60, height: 60)),
  ]

  /// Red would pass for blue.
  @Test func masksThatHideTheWholePictureFailTheAssertion() throws {
    let large = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let strategies: [Strategy] = [
      .image.ignoring([card]), .image.ignoring(regions: [.rect(large)]),
      .image.ignoring(regions: [.rect(.infinite)]), .image.ignoring(regions: Self.halves),
      .image.ignoring(regions: [Self.halves[0]]).ignoring(regions: [Self.halves[1]]),
      .image._allowing(pixels: 1, in: [.view(card)]),
      .image._allowing(deltaE2000: 100, in: [.view(card)]),
      .image.ignoring(regions: [Self.halves[0]])._allowing(pixels: 1, in: [Self.halves[1]]),
    ]
    for (index, strategy) in strategies.enumerated() {
      for mode in [SnapshotTestingConfiguration.Record.missing, .all, .never] {
        let package = ScratchPackage()
        let message = package.verify(card, as: strategy, record: mode)

        #expect(
          message?.hasPrefix("The masks hide the whole picture") == true,
          "\(index): \(message ?? "")")
        #expect(package.bytes(PictureTests.reference) == nil)
        #expect(package.lines.map(\.problem) == ["masked"])
      }
    }
  }

  @Test func masksThatLeaveARowOfPixelsAreCompared() throws {
    let rest = CGRect(x: 0, y: 0, width: 40, height: 99.6)
    let strategy = Strategy.image.ignoring(regions: [.rect(rest)])
    let package = try recorded(strategy)
    badge.backgroundColor = .systemRed

    #expect(package.verify(card, as: strategy) == nil)
    card.backgroundColor = .black
    #expect(package.verify(card, as: strategy, line: 2) != nil)
  }

  /// A reference cannot hide what the test shows.
  @Test(arguments: ["hashes", "full"])
  func aNoteThatWouldHideTheWholePictureDoesNotCount(_ verification: String) throws {
    clock.frame = CGRect(x: 0, y: 0, width: 40, height: 50)
    let package = try recorded(.image.ignoring([clock]))
    package.environment["SNAPSHOT_VERIFY"] = verification
    clock.frame = CGRect(x: 0, y: 50, width: 40, height: 50)
    badge.frame = CGRect(x: 4, y: 10, width: 12, height: 12)

    #expect(package.verify(card, as: .image.ignoring([clock])) != nil)
  }

  @Test func aHiddenViewIsThereAndCoversNothing() throws {
    badge.isHidden = true
    badge.accessibilityIdentifier = "badge"
    let package = try recorded(.image.ignoring([badge]))

    #expect(package.verify(card, as: .image.ignoring([badge])) == nil)
    badge.isHidden = false
    #expect(package.verify(card, as: .image.ignoring([badge]), line: 2) == nil)
  }

  @Test func picturesWithoutViewsHaveRegionsByPlaceAlone() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        color.setFill()
        context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
      }
    }
    let strategy = Snapshotting<UIImage, UIImage>.image.ignoring(regions: [
      .rect(CGRect(x: 5, y: 5, width: 50, height: 50))
    ])
    let recording = ScratchPackage()
    _ = recording.verify(image(.red), as: strategy, record: .all)
    let package = ScratchPackage()
    try Files.write(
      #require(recording.bytes(PictureTests.reference)),
      to: "\(package.path)/\(PictureTests.reference)")

    #expect(package.verify(image(.blue), as: strategy) == nil)
    #expect(package.verify(image(.blue), as: .image, line: 2) != nil)
    #expect(
      package.verify(
        image(.blue), as: .image.ignoring(regions: [.identifier("clock")]), line: 3)
        == "A region names a view, but this picture is not one of views: give the region as .rect.")
  }

  /// Drawn, read and compared a band at a time.
  @Test func picturesInBandsHaveMasks() throws {
    func screen() -> UIView {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      screen.backgroundColor = .white
      screen.addSubview(clock)
      return screen
    }
    let strategy = Strategy.image.ignoring([clock])
    let recording = ScratchPackage()
    _ = recording.verify(screen(), as: strategy, record: .all)
    let package = ScratchPackage()
    try Files.write(
      #require(recording.bytes(PictureTests.reference)),
      to: "\(package.path)/\(PictureTests.reference)")
    clock.text = "10:00"

    #expect(package.verify(screen(), as: strategy) == nil)
    #expect(package.lines.last?.state == .tolerated)
    #expect(package.verify(screen(), as: .image, line: 2) != nil)
  }
}
