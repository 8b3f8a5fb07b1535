import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// Rows that end before their picture does say nothing of what would have come.
struct BrokenOffRowsTests {
  private static let pixmap = Pixmap(width: 4, height: 200, filledWith: .max)

  private func verdict(
    _ reference: any PictureRows, _ actual: any PictureRows, _ reading: PNGStamp.Reading = .absent
  ) throws -> AssertionOutcome? {
    let picture = try #require(Picture(CGImage(Self.pixmap), scale: 1))
    return PictureComparison(picture: picture, mode: .exact)
      .outcome(
        on: ComparedSides(reference: reference, metadata: PNGMetadata(), actual: actual),
        by: (.exact, nil), reading)
  }

  @Test(arguments: 0...3)
  func aReferenceThatBreaksOffIsNoMatch(_ bands: Int) throws {
    #expect(try verdict(CutRows(Self.pixmap, after: bands), Self.pixmap) == nil)
  }

  @Test(arguments: 0...3)
  func aPictureThatBreaksOffIsNoMatch(_ bands: Int) throws {
    #expect(try verdict(Self.pixmap, CutRows(Self.pixmap, after: bands)) == nil)
  }

  /// The stamp may be right for all that could be read.
  @Test func aStampedReferenceThatBreaksOffIsNoMatch() throws {
    let reading = PNGStamp.Reading.valid(PNGStamp(Self.pixmap, scale: 1))

    #expect(try verdict(CutRows(Self.pixmap, after: 2), Self.pixmap, reading) == nil)
  }

  @Test func wholeRowsAreCompared() throws {
    guard case .matched? = try verdict(Self.pixmap, CutRows(Self.pixmap, after: 4)) else {
      Issue.record("equal pictures differ")
      return
    }
  }
}

/// A picture that can be read up to some band of 64 rows.
private struct CutRows: PictureRows {
  let pixmap: Pixmap
  let bands: Int
  var width: Int { pixmap.width }
  var height: Int { pixmap.height }

  init(_ pixmap: Pixmap, after bands: Int) {
    self.pixmap = pixmap
    self.bands = bands
  }

  func reader() -> AnyIterator<ArraySlice<UInt32>> {
    let rows = pixmap.reader()
    var left = bands
    return AnyIterator {
      guard left > 0 else { return nil }
      left -= 1
      return rows.next()
    }
  }
}
