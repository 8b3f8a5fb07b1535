import DarkroomRaster

/// Reads the first frame of a GIF file.
///
/// This reader is our own: it is shorter than the code to call a library, and nobody has to install one.
///
/// - SeeAlso: CompuServe, "Graphics Interchange Format, Version 89a" (1990). As there; the background is transparent,
///   as in all decoders.
struct GIFReader {
  private let bytes: [UInt8]
  private var place: Int
  private var transparent: Int?

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = 6
  }

  static func pixmap(_ bytes: [UInt8]) throws(ImageFileError) -> Pixmap {
    var reader = GIFReader(bytes)
    return try reader.read()
  }

  private static func damaged(_ reason: String) -> ImageFileError {
    .malformed(format: "GIF", place: nil, reason: reason)
  }

  private mutating func byte() -> Int {
    defer { place += 1 }
    return place < bytes.count ? Int(bytes[place]) : 0
  }

  private mutating func short() -> Int {
    let low = byte()
    return low | byte() << 8
  }

  private mutating func table(_ flags: Int) -> [UInt32]? {
    guard flags & 0x80 != 0 else { return nil }
    return (0..<2 << (flags & 7)).map { _ in
      let (red, green, blue) = (byte(), byte(), byte())
      return UInt32(red | green << 8 | blue << 16) | 0xFF00_0000
    }
  }

  private mutating func read() throws(ImageFileError) -> Pixmap {
    let (width, height) = (short(), short())
    let flags = byte()
    place += 2
    let shared = table(flags)
    while place < bytes.count {
      switch byte() {
      case 0x21: readExtension()
      case 0x2C: return try frame(width, height, shared)
      case 0x3B: throw Self.damaged("it has no picture")
      default: continue
      }
    }
    throw Self.damaged("it ends before its picture")
  }

  private mutating func readExtension() {
    if byte() == 0xF9, place + 4 < bytes.count {
      transparent = bytes[place + 1] & 1 == 1 ? Int(bytes[place + 4]) : nil
    }
    _ = blocks()
  }

  /// Reads the bytes of all sub-blocks up to the empty one.
  private mutating func blocks() -> [UInt8] {
    var content: [UInt8] = []
    while place < bytes.count {
      let count = byte()
      if count == 0 { break }
      content += bytes[min(place, bytes.count)..<min(place + count, bytes.count)]
      place += count
    }
    return content
  }

  private mutating func frame(
    _ width: Int, _ height: Int, _ shared: [UInt32]?
  ) throws(ImageFileError) -> Pixmap {
    let (left, top, columns, rows) = (short(), short(), short(), short())
    let flags = byte()
    guard let colors = table(flags) ?? shared else { throw Self.damaged("it has no colors") }
    let canvas = (width: max(width, left + columns), height: max(height, top + rows))
    try ImageFileReader.check(canvas.width, canvas.height)
    let codeBits = byte()
    guard (2...8).contains(codeBits), columns > 0, rows > 0 else {
      throw Self.damaged("its picture has no pixels")
    }
    let indices = unpacked(blocks(), codeBits, count: columns * rows)
    guard !indices.isEmpty else { throw Self.damaged("its pixels are missing") }
    var pixels = [UInt32](repeating: 0, count: canvas.width * canvas.height)
    for (row, y) in Self.order(rows, isInterlaced: flags & 0x40 != 0).enumerated() {
      for x in 0..<columns where row * columns + x < indices.count {
        let index = Int(indices[row * columns + x])
        if index == transparent || index >= colors.count { continue }
        pixels[(top + y) * canvas.width + left + x] = colors[index]
      }
    }
    return Pixmap(width: canvas.width, height: canvas.height, pixels: pixels)
  }

  private static func order(_ rows: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<rows) }
    return Array(stride(from: 0, to: rows, by: 8)) + Array(stride(from: 4, to: rows, by: 8))
      + Array(stride(from: 2, to: rows, by: 4)) + Array(stride(from: 1, to: rows, by: 2))
  }

  /// Decompresses LZW codes, which are stored with the lowest bit first.
  private func unpacked(_ packed: [UInt8], _ codeBits: Int, count: Int) -> [UInt8] {
    let clear = 1 << codeBits
    var table = LZWTable(codeBits: codeBits)
    var result: [UInt8] = []
    var (bits, bitCount, width) = (0, 0, codeBits + 1)
    var last: Int?
    for byte in packed {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        bitCount -= width
        if code == clear + 1 { return result }
        if code == clear {
          table = LZWTable(codeBits: codeBits)
          (width, last) = (codeBits + 1, nil)
          continue
        }
        guard table.append(code, after: last, to: &result), result.count < count else {
          return Array(result.prefix(count))
        }
        last = code
        if table.count == 1 << width, width < 12 { width += 1 }
      }
    }
    return result
  }
}
