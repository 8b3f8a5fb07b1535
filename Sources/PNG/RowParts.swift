import DarkroomRaster
import Synchronization

/// Rows of a picture that are packed by themselves.
struct RowPart: Sendable {
  /// Of the picture's parts, from the top.
  let index: Int
  /// One behind the other.
  let bytes: [UInt8]
  let count: Int
  /// The row above the first; nil at the top of the picture.
  let above: [UInt8]?
  /// Whether the picture ends with them.
  let isLast: Bool
}

/// Gives the rows of a picture part by part, from the top, to whichever thread asks next.
final class RowParts: Sendable {
  /// Makes rows as the file holds them, of a range that begins where the one before has ended; nil where they cannot be
  /// read.
  typealias Packer = (Range<Int>) -> [UInt8]?

  private struct Progress {
    var index = 0
    /// Nil before the first part, and behind rows that cannot be read.
    var pack: Packer?
    var above: [UInt8]?
  }

  var count: Int { ranges.count }
  private let header: PNGHeader
  private let ranges: PartRanges
  private let rowsAtOnce: Int
  private let start: @Sendable () -> Packer
  private let progress = Mutex(Progress())

  /// - Parameters:
  ///   - rowsAtOnce: as the packer is asked for; nil for all of a part.
  ///   - start: called where rows are first asked for.
  init(
    _ header: PNGHeader, rowsAtOnce: Int? = PixelDigest.bandHeight,
    start: @escaping @Sendable () -> Packer
  ) {
    self.header = header
    ranges = PartRanges(header)
    self.rowsAtOnce = rowsAtOnce ?? header.height
    self.start = start
  }

  /// Nil behind the last, and where rows cannot be read.
  func next() -> RowPart? {
    progress.withLock { progress in
      let index = progress.index
      guard index < count else { return nil }
      if index == 0 { progress.pack = start() }
      progress.index += 1
      let rows = ranges[index]
      guard let pack = progress.pack, let bytes = bytes(of: rows, by: pack) else {
        progress.pack = nil
        return nil
      }
      defer { progress.above = Array(bytes.suffix(header.rowBytes)) }
      return RowPart(
        index: index, bytes: bytes, count: rows.count, above: progress.above,
        isLast: rows.upperBound == header.height)
    }
  }

  private func bytes(of rows: Range<Int>, by pack: Packer) -> [UInt8]? {
    var bytes: [UInt8] = []
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsAtOnce) {
      let end = min(row + rowsAtOnce, rows.upperBound)
      guard let some = pack(row..<end), some.count == (end - row) * header.rowBytes else {
        return nil
      }
      // All of them are not copied.
      guard end - row < rows.count else { return some }
      bytes.reserveCapacity(rows.count * header.rowBytes)
      bytes += some
    }
    return bytes
  }
}
