import DarkroomRaster
import Synchronization

/// Pixels of a picture that one part of its file holds.
struct PixelPart: Sendable {
  /// Of the picture's parts, from the top.
  let index: Int
  /// 64 rows each, the last one with what is left.
  let bands: [ArraySlice<UInt32>]
  /// The row above the first; empty at the top of the picture.
  let above: ArraySlice<UInt32>
}

/// Gives the pixels of a picture part by part, from the top, to whichever thread asks next.
final class PixelParts: Sendable {
  private struct Progress {
    var index = 0
    /// Nil before the first part, and behind rows that cannot be read.
    var reader: AnyIterator<ArraySlice<UInt32>>?
    var above: ArraySlice<UInt32> = []
  }

  private let picture: any PictureRows
  private let ranges: PartRanges
  private let progress = Mutex(Progress())

  init(_ picture: any PictureRows, _ ranges: PartRanges) {
    self.picture = picture
    self.ranges = ranges
  }

  /// Nil behind the last, and where rows cannot be read.
  func next() -> PixelPart? {
    progress.withLock { progress in
      let index = progress.index
      guard index < ranges.count else { return nil }
      if index == 0 { progress.reader = picture.reader() }
      progress.index += 1
      guard let bands = bands(of: ranges[index], from: progress.reader) else {
        progress.reader = nil
        return nil
      }
      defer { progress.above = bands.last?.suffix(picture.width) ?? [] }
      return PixelPart(index: index, bands: bands, above: progress.above)
    }
  }

  private func bands(
    of rows: Range<Int>, from reader: AnyIterator<ArraySlice<UInt32>>?
  ) -> [ArraySlice<UInt32>]? {
    var bands: [ArraySlice<UInt32>] = []
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: PixelDigest.bandHeight) {
      let count = min(PixelDigest.bandHeight, rows.upperBound - row)
      guard let band = reader?.next(), band.count == count * picture.width else { return nil }
      bands.append(band)
    }
    return bands
  }
}
