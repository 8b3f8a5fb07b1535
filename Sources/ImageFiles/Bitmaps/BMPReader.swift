import DarkroomRaster

/// Reads BMP files of 1 to 32 bits per pixel, with or without channel masks.
///
/// - SeeAlso: Microsoft, "Bitmap Header Types" and "BITMAPINFOHEADER structure". We differ: run-length encoded rows are
///   not read.
struct BMPReader {
  private let bytes: [UInt8]
  private var width = 0
  private var height = 0
  private var isTopDown = false
  private var bits = 0
  private var masks: [UInt32] = [0, 0, 0, 0]
  private var colors: [UInt32] = []

  static func pixmap(_ bytes: [UInt8]) throws(ImageFileError) -> Pixmap {
    var reader = BMPReader(bytes: bytes)
    try reader.readHeader()
    return try reader.pixels()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func damaged(_ reason: String) -> ImageFileError {
    .malformed(format: "BMP", place: nil, reason: reason)
  }

  private func short(_ place: Int) -> Int {
    place + 1 < bytes.count ? Int(bytes[place]) | Int(bytes[place + 1]) << 8 : 0
  }

  private func long(_ place: Int) -> UInt32 {
    UInt32(short(place)) | UInt32(short(place + 2)) << 16
  }

  private mutating func readHeader() throws(ImageFileError) {
    let size = Int(long(14))
    guard size == 12 || (40...1024).contains(size), bytes.count > 14 + size else {
      throw Self.damaged("its header has \(size) bytes")
    }
    let isOld = size == 12
    width = isOld ? short(18) : Int(Int32(bitPattern: long(18)))
    height = isOld ? short(20) : Int(Int32(bitPattern: long(22)))
    (isTopDown, height) = (height < 0, abs(height))
    bits = short(isOld ? 24 : 28)
    try ImageFileReader.check(width, height)
    guard [1, 4, 8, 16, 24, 32].contains(bits) else {
      throw Self.damaged("it has \(bits) bits a pixel")
    }
    let packing = isOld ? 0 : long(30)
    var place = 14 + size
    switch packing {
    case 0: masks = bits == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF_0000, 0xFF00, 0xFF, 0]
    case 3, 6:
      // A newer header contains the masks; an older header is followed by them.
      masks = (0..<4).map { index in
        index < 3 || size >= 56 || packing == 6 ? long(54 + 4 * index) : 0
      }
      if size == 40 { place += packing == 6 ? 16 : 12 }
    default:
      throw .unsupported(
        format: "BMP", place: nil, feature: "packed rows (kind \(packing))",
        remedy: "export it as PNG")
    }
    if bits <= 8 { readColors(at: place, entry: isOld ? 3 : 4, isOld ? 0 : Int(long(46))) }
  }

  private mutating func readColors(at place: Int, entry: Int, _ stated: Int) {
    let count = stated == 0 ? 1 << bits : min(stated, 1 << bits)
    colors = (0..<count).map { index in
      let start = place + index * entry
      guard start + 2 < bytes.count else { return 0xFF00_0000 }
      return UInt32(bytes[start + 2]) | UInt32(bytes[start + 1]) << 8
        | UInt32(bytes[start]) << 16 | 0xFF00_0000
    }
  }

  private func pixels() throws(ImageFileError) -> Pixmap {
    let start = Int(long(10))
    let rowBytes = (width * bits + 31) / 32 * 4
    guard start + rowBytes * (height - 1) + (width * bits + 7) / 8 <= bytes.count else {
      throw Self.damaged("it ends before its last row")
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = start + (isTopDown ? y : height - 1 - y) * rowBytes
      for x in 0..<width { pixels.append(pixel(row, x)) }
    }
    StraightAlpha.premultiply(&pixels)
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private func pixel(_ row: Int, _ x: Int) -> UInt32 {
    if bits <= 8 {
      let perByte = 8 / bits
      let shift = (perByte - 1 - x % perByte) * bits
      let index = Int(bytes[row + x / perByte]) >> shift & (1 << bits - 1)
      return index < colors.count ? colors[index] : 0xFF00_0000
    }
    let place = row + x * bits / 8
    let value =
      bits == 16 ? UInt32(short(place)) : bits == 24 ? long(place) & 0xFF_FFFF : long(place)
    let alpha = masks[3] == 0 ? 255 : Self.channel(value, masks[3])
    return Self.channel(value, masks[0]) | Self.channel(value, masks[1]) << 8
      | Self.channel(value, masks[2]) << 16 | alpha << 24
  }

  /// Returns the masked bits of a pixel, scaled to 0...255.
  private static func channel(_ value: UInt32, _ mask: UInt32) -> UInt32 {
    guard mask != 0 else { return 0 }
    let shift = UInt32(mask.trailingZeroBitCount)
    let whole = UInt64(mask >> shift)
    return UInt32((UInt64((value & mask) >> shift) * 255 + whole / 2) / whole)
  }
}
