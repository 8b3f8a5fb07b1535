import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Pictures that are drawn, read, compared and packed a band at a time.
@MainActor
struct LargePictureTests {
  let package = ScratchPackage()

  /// 1,800×8,100 pixels, 14.6 millions.
  private func page(tint: UIColor = .systemBlue, height: CGFloat = 2_700) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: height))
    page.backgroundColor = .white
    for row in 0..<20 {
      let card = UIView(frame: CGRect(x: 20, y: 130 * row + 10, width: 560, height: 100))
      card.backgroundColor = row == 15 ? tint : .systemGray
      card.accessibilityIdentifier = "card \(row)"
      page.addSubview(card)
    }
    return page
  }

  private func record(_ view: UIView) throws {
    let other = ScratchPackage()
    _ = other.verify(view, as: .image, record: .all)
    try Files.write(
      #require(other.bytes(PictureTests.reference)),
      to: "\(package.path)/\(PictureTests.reference)")
  }

  private func verify(_ view: UIView, _ verification: String) -> String? {
    package.environment["SNAPSHOT_VERIFY"] = verification
    return package.verify(view, as: .image)
  }

  @Test func referencesShowWhatIsDrawn() throws {
    try record(page())
    let reference = try #require(package.bytes(PictureTests.reference))
    let pixmap = try PNGDecoder.decode(reference).pixmap

    #expect((pixmap.width, pixmap.height) == (1_800, 8_100))
    #expect(pixmap[0, 0] == .max && pixmap[60, 30] == 0xFF93_8E8E)
    #expect(verify(page(), "hashes") == nil && verify(page(), "full") == nil)
  }

  @Test(arguments: ["hashes", "full"])
  func aDifferenceIsNamedCountedAndShown(_ verification: String) throws {
    try record(page())

    let message = try #require(verify(page(tint: .systemRed), verification))

    #expect(
      message.contains("UIView #card 15 in UIView: background changed from #007AFF to #FF3B30"))
    #expect(
      message.contains(
        "504000 of 14580000 pixels differ (3.46 %), by up to 255 of 255 (at 60, 5880), "
          + "within x 60 y 5880 1680×300."))
    #expect(message.contains("Drawn there: UIView #card 15."))
    let pending = try PNGDecoder.decode(#require(package.bytes(PictureTests.pending))).pixmap
    let difference = try PNGDecoder.decode(#require(package.bytes(PictureTests.difference))).pixmap
    #expect(pending[60, 5_880] == 0xFF30_3BFF && pending[59, 5_880] == .max)
    #expect(difference[60, 5_880] == 0xFF00_00FF && difference[59, 5_880] == .max)
    #expect(difference[60, 30] == 0xFFF4_F4F4)
  }

  @Test func anotherHeightIsLaidOverTheReference() throws {
    try record(page())

    let message = try #require(verify(page(height: 2_710), "hashes"))

    #expect(
      message.contains(
        "Newly-taken snapshot@(600.0, 2710.0) does not match reference@(600.0, 2700.0)."))
    let difference = try PNGDecoder.decode(#require(package.bytes(PictureTests.difference))).pixmap
    #expect(difference.height == 8_130)
    #expect(difference[0, 8_099] == .max && difference[0, 8_100] == 0xFFC0_FFC0)
  }

  @Test func toleratedDifferencesPass() throws {
    try record(page())
    let strategy = Snapshotting<UIView, UIImage>.image(precision: 0.9)

    #expect(package.verify(page(tint: .systemRed), as: strategy) == nil)
    #expect(package.lines.map(\.state) == [.tolerated])
  }

  /// A view of 14.6 million pixels: both pictures and the difference would be 175 MB.
  @Test func aFailureKeepsNoPictureInMemory() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let tests = LargePictureTests()
        try tests.record(tests.page())
        let before = try LargePictureTests.peak()

        #expect(tests.verify(tests.page(tint: .systemRed), "hashes") != nil)

        #expect(try LargePictureTests.peak() - before < 30_000_000)
      }
    }
  }

  /// The most bytes that this process has had in memory.
  private static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 1024
  }
}
