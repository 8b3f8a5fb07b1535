import DarkroomRaster
import Dispatch
import Synchronization

/// Compares a file with the picture that it should show, part by part on all processors.
///
/// Nothing is taken from the encoder but where it cuts rows: parts are inflated out of the file by themselves, and have to
/// meet as those of one stream do.
struct PartVerification {
  /// A part whose rows are those of the picture.
  private struct Part {
    /// Of its bytes.
    let checksum: UInt32
    let length: Int
    /// The row that was taken for the one above, and its last row; empty where filters need none.
    let above: [UInt8]
    let last: [UInt8]
  }

  /// What the writer begins a stream with: a window of 32 KB, the default algorithm.
  private static let header: [UInt8] = [0x78, 0x9C]
  private static let checksumBytes = 4

  private let file: [UInt8]
  private let layout: PlainLayout
  private let cuts: PartRanges

  init(_ file: [UInt8], _ layout: PlainLayout) {
    self.file = file
    self.layout = layout
    cuts = PartRanges(layout.header)
  }

  /// False also for a file that is not made of such parts, or of one alone.
  func shows(_ picture: any PictureRows) -> Bool {
    let header = layout.header
    guard picture.width == header.width, picture.height == header.height,
      let pieces = pieces()
    else { return false }
    let pixels = PixelParts(picture, cuts)
    let found = Mutex<[Part?]>(Array(repeating: nil, count: pieces.count))
    DispatchQueue.concurrentPerform(iterations: pieces.count) { _ in
      guard let part = pixels.next(), let read = read(part, in: pieces[part.index]) else { return }
      found.withLock { $0[part.index] = read }
    }
    let parts = found.withLock { $0.compactMap { $0 } }
    return parts.count == pieces.count && meet(parts)
  }

  /// The bytes of each part, without the stream's header and checksum; nil where there are other pieces.
  private func pieces() -> [Range<Int>]? {
    guard cuts.count > 1, layout.ranges.count == 2 * cuts.count else { return nil }
    var pieces = (0..<cuts.count).map { layout.ranges[2 * $0]..<layout.ranges[2 * $0 + 1] }
    let (first, last) = (pieces[0], pieces[cuts.count - 1])
    guard first.count >= Self.header.count, last.count >= Self.checksumBytes,
      file[first].starts(with: Self.header)
    else { return nil }
    pieces[0] = first.lowerBound + Self.header.count..<first.upperBound
    pieces[cuts.count - 1] = last.lowerBound..<last.upperBound - Self.checksumBytes
    return pieces
  }

  /// Nil where the part does not hold these pixels and nothing else.
  private func read(_ part: PixelPart, in piece: Range<Int>) -> Part? {
    guard let inflater = Inflater(part: piece, of: file) else { return nil }
    let above = stored(part.above)
    let reader = PlainRowReader(inflater, layout, above: above)
    for band in part.bands {
      let rows = band.count / layout.header.width
      guard let pixels = reader.read(rows: rows), pixels[...].hasPixels(band) else { return nil }
    }
    guard let checksum = reader.finishPart(isLast: part.index == cuts.count - 1) else { return nil }
    return Part(
      checksum: checksum, length: cuts[part.index].count * layout.storedRowBytes, above: above,
      last: reader.above)
  }

  /// A row as the encoder would have stored it; empty where rows must be unfiltered.
  private func stored(_ row: ArraySlice<UInt32>) -> [UInt8] {
    guard layout.bytesPerPixel != nil, !row.isEmpty else { return [] }
    return [0] + TrueColorRows(isOpaque: layout.header.colorType == .rgb).packed(row)
  }

  /// Whether each part lies below the row that it was read with, and the stream ends with the checksum of all.
  private func meet(_ parts: [Part]) -> Bool {
    let pairs = zip(parts, parts.dropFirst())
    guard pairs.allSatisfy({ $0.last == $1.above }), let end = layout.ranges.last else {
      return false
    }
    let checksum = parts.reduce(1) { LibPNG.joined($0, $1.checksum, length: $1.length) }
    return file.bigEndian32(at: end - Self.checksumBytes) == checksum
  }
}
