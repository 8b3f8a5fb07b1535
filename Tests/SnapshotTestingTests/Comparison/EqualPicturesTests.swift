import DarkroomPNG
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// Cells of a matrix that look the same.
@MainActor
struct EqualPicturesTests {
  private let cells = ["light", "dark"]

  /// White, and in the dark of another color.
  private func card(dark: UIColor = .white) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    card.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? dark : .white }
    return card
  }

  private func verify(
    _ card: UIView, in package: ScratchPackage,
    _ record: SnapshotTestingConfiguration.Record = .never
  ) -> String? {
    package.verify(
      card, as: .image, across: .init(appearances: [.light, .dark]), record: record)
  }

  private func files(_ package: ScratchPackage, below folder: String = "") throws -> [[UInt8]] {
    try cells.map { try #require(package.bytes("\(folder)Tests/__Snapshots__/T/test.a.\($0).png")) }
  }

  /// A package whose references were recorded in another run.
  private func recorded(_ card: UIView) throws -> ScratchPackage {
    let recording = ScratchPackage()
    #expect(verify(card, in: recording, .all) != nil)
    let package = ScratchPackage()
    for (cell, bytes) in zip(cells, try files(recording)) {
      try Files.write(bytes, to: "\(package.path)/Tests/__Snapshots__/T/test.a.\(cell).png")
    }
    return package
  }

  @Test func haveOneFile() throws {
    let equal = try recorded(card())
    let (light, dark) = (try files(equal)[0], try files(equal)[1])
    #expect(light == dark)

    #expect(verify(card(), in: equal) == nil)
    #expect(equal.lines.map(\.stale) == [nil, nil])
    let different = try files(recorded(card(dark: .black)))
    #expect(different[0] != different[1])
    #expect(try PNGMetadata.read(from: different[1])["Traits"]?.contains("dark") == true)
  }

  @Test func waitInOneFileAndChangeAlone() throws {
    let package = try recorded(card(dark: .black))

    let message = try #require(verify(card(dark: .red), in: package))
    #expect(message.hasPrefix("1 of 2 pictures do not match: dark."))
    #expect(package.lines.map(\.state) == [.matched, .changed])
    let waiting = ".snapshot-results/pending/Tests/__Snapshots__/T/test.a.dark.png"
    #expect(package.bytes(waiting) != nil)

    let both = try recorded(card(dark: .black))
    let yellow = card(dark: .yellow)
    yellow.backgroundColor = .yellow
    #expect(verify(yellow, in: both) != nil)
    let drafts = try files(both, below: ".snapshot-results/pending/")
    #expect(drafts[0] == drafts[1])
    #expect(both.lines.allSatisfy { $0.draft != nil })
  }

  /// What becomes equal to a reference takes its file, which is packed as it will lie.
  @Test func takeTheFileOfACellThatMatches() throws {
    let package = try recorded(card(dark: .black))

    #expect(verify(card(), in: package) != nil)
    let waiting = ".snapshot-results/pending/Tests/__Snapshots__/T/test.a.dark.png"
    #expect(try package.bytes(waiting) == files(package)[0])
    #expect(package.lines.last?.draft == nil)
  }

  @Test func areNotMixedUpByScaleOrOutsideOfAMatrix() throws {
    let equals = EqualPictures()
    func file(_ scale: Double, _ note: String) throws -> [UInt8] {
      let pixmap = FalseGreenTests.red
      let metadata = PNGMetadata(
        scale: scale, texts: [PNGText("Traits", note)], stamp: PNGStamp(pixmap, scale: scale))
      return try PNGEncoder.encode(pixmap, metadata: metadata)
    }

    #expect(try equals.file(equalTo: file(2, "a"), isDraft: false).file == file(2, "a"))
    #expect(try equals.file(equalTo: file(3, "b"), isDraft: false).file == file(3, "b"))
    #expect(try equals.file(equalTo: file(2, "c"), isDraft: false).file == file(2, "a"))
    #expect(equals.file(equalTo: [1, 2], isDraft: false).file == [1, 2])
  }
}
