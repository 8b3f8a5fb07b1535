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
///
/// Where a part ends depends on the size of the picture alone, so the file does not depend on the threads.
final class RowParts: Sendable {
  /// Makes rows as the file holds them, of a range of at most 64 that begins where the one before has ended; nil where
  /// they cannot be read.
  typealias Packer = (Range<Int>) -> [UInt8]?

  private struct Progress {
    var index = 0
    /// Nil before the first part, and behind rows that cannot be read.
    var pack: Packer?
    var above: [UInt8]?
  }

  /// Of a part, where a band is not longer: enough to lose little by what it cannot repeat, and few enough for all
  /// processors to have some.
  private static let mostBytes = 512 << 10

  let count: Int
  private let header: PNGHeader
  private let rowsPerPart: Int
  private let start: @Sendable () -> Packer
  private let progress = Mutex(Progress())

  /// - Parameter start: called where rows are first asked for.
  init(_ header: PNGHeader, start: @escaping @Sendable () -> Packer) {
    self.header = header
    let bands = Self.mostBytes / (PixelDigest.bandHeight * (header.rowBytes + 1))
    rowsPerPart = max(1, bands) * PixelDigest.bandHeight
    count = (header.height + rowsPerPart - 1) / rowsPerPart
    self.start = start
  }

  /// Nil behind the last, and where rows cannot be read.
  func next() -> RowPart? {
    progress.withLock { progress in
      let index = progress.index
      guard index < count else { return nil }
      if index == 0 { progress.pack = start() }
      progress.index += 1
      let rows = index * rowsPerPart..<min((index + 1) * rowsPerPart, header.height)
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
    bytes.reserveCapacity(rows.count * header.rowBytes)
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: PixelDigest.bandHeight) {
      let end = min(row + PixelDigest.bandHeight, rows.upperBound)
      guard let band = pack(row..<end), band.count == (end - row) * header.rowBytes else {
        return nil
      }
      bytes += band
    }
    return bytes
  }
}
