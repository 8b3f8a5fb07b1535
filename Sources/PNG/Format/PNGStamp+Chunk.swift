import DarkroomRaster

/// Payload, little-endian:
///
///     0 version, 1 hash algorithm (1 = XXH3-128), 2 pixel format (1 = premultiplied sRGB RGBA8), 3 flags
///     4 width, 8 height, 12 rows of a band (32 bits each)
///     16 scale (IEEE double)
///     24 hash of the rest of the file and of this payload without these 16 bytes
///     40 hash of the display list, zero without flag 1
///     56 hash of the picture, then one for each band
extension PNGStamp {
  /// The chunk is ancillary, private, has the reserved bit as required, and is unsafe to copy: lower, lower, upper,
  /// upper.
  static let chunkType = "dkHS"
  static let fileHashOffset = 24

  private static let version: [UInt8] = [1, 1, 1]
  private static let bandsOffset = 72

  /// The payload, with sixteen zeros in place of the file's hash.
  var payload: [UInt8] {
    var bytes = Self.version + [displayList == nil ? 0 : 1]
    bytes.append(littleEndian: UInt32(pixels.width))
    bytes.append(littleEndian: UInt32(pixels.height))
    bytes.append(littleEndian: UInt32(PixelDigest.bandHeight))
    bytes.append(littleEndian: scale.bitPattern)
    let zero = ContentHash(high: 0, low: 0)
    for hash in [zero, displayList ?? zero, pixels.whole] + pixels.bands {
      bytes.append(littleEndian: hash.low)
      bytes.append(littleEndian: hash.high)
    }
    return bytes
  }

  /// Parses a payload; returns nil if it has another version or is inconsistent.
  init?(payload bytes: ArraySlice<UInt8>) {
    var reader = LittleEndianReader(bytes)
    guard bytes.count >= Self.bandsOffset, Array(bytes.prefix(3)) == Self.version else {
      return nil
    }
    reader.skip(3)
    let hasDisplayList = reader.next(UInt8.self) == 1
    let width = Int(reader.next(UInt32.self))
    let height = Int(reader.next(UInt32.self))
    let bandHeight = Int(reader.next(UInt32.self))
    let scale = Double(bitPattern: reader.next(UInt64.self))
    _ = reader.nextHash()
    let displayList = reader.nextHash()
    let whole = reader.nextHash()
    let count = PixelDigest.bandCount(height: height)
    guard bandHeight == PixelDigest.bandHeight, scale.isFinite,
      bytes.count == Self.bandsOffset + 16 * count
    else { return nil }
    let bands = (0..<count).map { _ in reader.nextHash() }
    self.init(
      pixels: PixelDigest(width: width, height: height, bands: bands), scale: scale,
      displayList: hasDisplayList ? displayList : nil)
    guard pixels.whole == whole else { return nil }
  }
}
