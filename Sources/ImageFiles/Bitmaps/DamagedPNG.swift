import DarkroomPNG
import DarkroomRaster

/// Reads PNG files that a strict decoder refuses but iOS shows: damaged files, and files that Xcode packs for a device.
///
/// A file is split into its chunks and written again with correct checksums and without irrelevant chunks. Missing
/// pixels become transparent or black. References are never read here.
///
/// - SeeAlso: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 13.2, for the errors that may be
///   ignored. As there. Xcode's device format has a chunk `CgBI`, deflate data without a header, and blue before red
///   (iphonedev.wiki, "CgBI file format").
enum DamagedPNG {
  private struct Chunk {
    var type: String
    var data: ArraySlice<UInt8>
  }

  static func pixmap(_ file: [UInt8]) throws(ImageFileError) -> Pixmap {
    let chunks = chunks(of: file)
    guard let header = chunks.first(where: { $0.type == "IHDR" })?.data, header.count >= 13 else {
      throw damaged("it has no header")
    }
    let header13 = Array(header.prefix(13))
    let isApples = chunks.contains { $0.type == "CgBI" }
    let packed = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    let (rowBytes, rows) = try size(header13)
    let length = (rowBytes + 1) * rows
    guard var content = Inflater.bytes(packed, isRaw: isApples, limit: length), !content.isEmpty
    else { throw damaged("its pixels cannot be unpacked") }
    // A short file that claims a large size must not make us allocate memory.
    guard content.count >= length / 64 else {
      throw damaged("nearly all of its pixels are missing")
    }
    content += Array(repeating: 0, count: max(0, length - content.count))
    if isApples { return try apples(content, header13) }
    let known = ["PLTE", "tRNS", "gAMA", "sRGB", "iCCP", "cICP"]
    var parts = [Chunk(type: "IHDR", data: header13[...])]
    parts += chunks.filter { known.contains($0.type) }
    parts.append(Chunk(type: "IDAT", data: stored(content)[...]))
    parts.append(Chunk(type: "IEND", data: []))
    do {
      return try PNGDecoder.decode([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + written(parts)).pixmap
    } catch {
      throw .codec(format: "PNG", message: "\(error)")
    }
  }

  private static func damaged(_ reason: String) -> ImageFileError {
    .malformed(format: "PNG", place: nil, reason: reason)
  }

  /// Returns the chunks that can be recognized; the last one may be cut off.
  private static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = 8
    while place + 8 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let end = min(place + 8 + length, file.count)
      chunks.append(Chunk(type: type, data: file[place + 8..<end]))
      if type == "IEND" { break }
      place += 12 + length
    }
    return chunks
  }

  /// Returns the bytes of a row without its filter byte, and the number of rows; interlaced files have more, shorter
  /// rows.
  private static func size(_ header: [UInt8]) throws(ImageFileError) -> (rowBytes: Int, rows: Int) {
    let width = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let height = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    try ImageFileReader.check(width, height)
    let samples: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    guard let count = samples[header[9]], [1, 2, 4, 8, 16].contains(header[8]) else {
      throw damaged("its pixels are of no known kind")
    }
    guard header[12] == 0 else {
      throw .unsupported(
        format: "PNG", place: nil, feature: "damage in interlaced rows", remedy: "export it again")
    }
    return ((width * count * Int(header[8]) + 7) / 8, height)
  }

  /// Decodes Xcode's device format, which is premultiplied and stores blue first.
  private static func apples(_ content: [UInt8], _ header: [UInt8]) throws(ImageFileError) -> Pixmap
  {
    let width = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let height = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    let count = header[9] == 6 ? 4 : header[9] == 2 ? 3 : 0
    guard header[8] == 8, count > 0 else {
      throw .unsupported(
        format: "PNG", place: nil, feature: "Xcode's packing of gray pixels or of 16 bits",
        remedy: "use the file from before Xcode packed it")
    }
    let rows = PNGRowFilters.removed(from: content, rowBytes: width * count, pixelBytes: count)
    let pixels = (0..<width * height).map { index in
      let place = index * count
      let alpha: UInt32 = count == 4 ? UInt32(rows[place + 3]) : 255
      return UInt32(rows[place + 2]) | UInt32(rows[place + 1]) << 8 | UInt32(rows[place]) << 16
        | alpha << 24
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  // MARK: Writing

  /// Returns uncompressed zlib data.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (a, b) = (UInt32(1), UInt32(0))
    for start in stride(from: 0, to: content.count, by: 65_535) {
      let part = content[start..<min(start + 65_535, content.count)]
      let length = UInt16(part.count)
      result.append(start + part.count == content.count ? 1 : 0)
      for value in [length, ~length] {
        result.append(UInt8(value & 255))
        result.append(UInt8(value >> 8))
      }
      result += part
    }
    for byte in content {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + bigEndian(b << 16 | a)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func written(_ chunks: [Chunk]) -> [UInt8] {
    var result: [UInt8] = []
    for chunk in chunks {
      let content = Array(chunk.type.utf8) + chunk.data
      result += bigEndian(UInt32(chunk.data.count)) + content + bigEndian(checksum(content))
    }
    return result
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { remainders[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
