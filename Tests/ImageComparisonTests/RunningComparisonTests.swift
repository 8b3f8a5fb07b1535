import DarkroomImageComparison
import DarkroomRaster
import Testing

/// Pictures compared some rows at a time, against whole ones.
struct RunningComparisonTests {
  private static let modes: [ComparisonMode] = [
    .exact, .tolerance(perChannel: 3), .tolerance(perChannel: 3, allowance: .share(0.01)),
    .precision(0.99), .precision(0.98, counting: .bytes),
    .perceptual(precision: 0.99, perceptualPrecision: 0.97),
  ]
  private static let size = PixelSize(width: 31, height: 150)

  /// Differs in the second band and at the ends of the third; the first is equal.
  private var pictures: (Pixmap, Pixmap) {
    let old = Pixmap(
      width: Self.size.width, height: Self.size.height,
      pixels: (0..<Self.size.pixelCount).map { gray(UInt32($0 * 7 % 256)) })
    var new = old
    for index in stride(from: 64 * 31 + 5, to: 128 * 31, by: 13) {
      new.pixels[index] = gray(UInt32(index % 5 == 0 ? 90 : (index * 7 + 2) % 256))
    }
    new.pixels[128 * 31] = gray(1)
    new.pixels[150 * 31 - 1] = gray(1)
    return (old, new)
  }

  private func running(_ comparison: ImageComparison, _ rows: Int) throws -> ImageDifference {
    let (old, new) = pictures
    var running = try #require(RunningComparison(comparison, size: Self.size))
    for start in stride(from: 0, to: old.pixels.count, by: rows * 31) {
      let range = start..<min(start + rows * 31, old.pixels.count)
      running.add(reference: old.pixels[range], actual: new.pixels[range])
    }
    return running.difference
  }

  @Test(arguments: modes)
  func bandsGiveWhatWholePicturesGive(_ mode: ComparisonMode) throws {
    let (old, new) = pictures
    for ignored in [[], [IntRect(minX: 3, minY: 60, maxX: 20, maxY: 70)]] {
      let comparison = ImageComparison(mode: mode, ignoring: ignored)
      let whole = comparison.compare(reference: old, actual: new)

      #expect(whole.differingPixels > 0)
      #expect(try running(comparison, 64) == whole)
      #expect(try running(comparison, 128) == whole)
    }
  }

  @Test func neighborsWantWholePictures() {
    let comparison = ImageComparison(mode: .pixelmatch())

    #expect(RunningComparison(comparison, size: Self.size) == nil)
  }

  @Test func someRowsOfOwnersAtATimeGiveThemAll() {
    var recorder = DisplayListRecorder(width: 31, height: 150)
    for (owner, y) in [(Int32(1), 0), (2, 70), (3, 140)] {
      recorder.owner = owner
      recorder.fill(
        Rect(x: 0, y: Double(y), width: 31, height: 60), paint: .color(.black))
    }
    let list = recorder.finish()
    let (old, new) = pictures
    let difference = ImageComparison().compare(reference: old, actual: new)
    let whole = difference.tally(rows: 150) { _ in BandRasterizer.owners(list) }.owners
    let rows = difference.tally(rows: 7) { BandRasterizer.owners(list, in: $0) }.owners

    #expect(whole.map(\.owner) == [2, 3])
    #expect(rows.map(\.owner) == whole.map(\.owner))
    #expect(rows.map(\.pixels) == whole.map(\.pixels))
  }
}
