import DarkroomCPNG

/// A PNG file in the making: header, texts, rows, then the bytes.
@safe struct LibPNGWriter: ~Copyable {
  private let writer: OpaquePointer

  init() throws(PNGError) {
    guard let writer = unsafe darkroom_png_writer_create() else { throw .outOfMemory }
    unsafe self.writer = unsafe writer
  }

  deinit {
    unsafe darkroom_png_writer_destroy(writer)
  }

  /// Everything before the first row.
  mutating func begin(_ encoding: PictureEncoding, metadata: PNGMetadata) throws(PNGError) {
    var fields = DarkroomPNGHeader(encoding)
    fields.pixels_per_meter = PNGResolution.pixelsPerMeter(scale: metadata.scale)
    try check(unsafe darkroom_png_writer_set_header(writer, &fields))
    for text in metadata.texts { try add(text) }
  }

  private func add(_ text: PNGText) throws(PNGError) {
    guard text.isValid else { throw .invalidText(keyword: text.keyword) }
    try check(
      unsafe darkroom_png_writer_add_text(
        writer, text.keyword, text.text, text.isASCII ? 1 : 0, text.isCompressed ? 1 : 0))
  }

  /// Appends rows of a quick file.
  mutating func write(_ band: PackedBand) throws(PNGError) {
    let rowBytes = band.bytes.count / max(1, band.rows)
    try check(
      unsafe darkroom_png_writer_write_rows(writer, band.bytes, rowBytes, UInt32(band.rows)))
  }

  /// Appends the next part of any other file.
  mutating func write(_ part: PackedPart) throws(PNGError) {
    var status: Int32 = -1
    unsafe part.bytes.withUnsafeBufferPointer { bytes in
      var fields = unsafe DarkroomPNGPart(
        bytes: bytes.baseAddress, count: bytes.count, checksum: part.checksum,
        length: part.length, is_last: part.isLast ? 1 : 0)
      status = unsafe darkroom_png_writer_write_part(writer, &fields)
    }
    try check(status)
  }

  /// The whole file.
  mutating func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe darkroom_png_writer_finish(writer))
    var count = 0
    let bytes = unsafe darkroom_png_writer_bytes(writer, &count)
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ status: Int32) throws(PNGError) {
    guard status != 0 else { return }
    throw unsafe .codec(message: String(cString: darkroom_png_writer_message(writer)))
  }
}

/// Rows in the form of a file: a part of its zlib stream.
struct PackedPart: Equatable, Sendable {
  fileprivate let bytes: [UInt8]
  fileprivate let checksum: UInt32
  /// Bytes that it holds.
  fileprivate let length: Int
  fileprivate let isLast: Bool
}

/// Filters and packs parts of a picture's rows.
///
/// One thread may use it at a time.
@safe final class RowPacker: @unchecked Sendable {
  private let packer: OpaquePointer

  init(_ encoding: PictureEncoding) throws(PNGError) {
    var header = DarkroomPNGHeader(encoding)
    guard let packer = unsafe darkroom_row_packer_create(&header, encoding.header.rowBytes) else {
      throw .outOfMemory
    }
    unsafe self.packer = unsafe packer
  }

  deinit {
    unsafe darkroom_row_packer_destroy(packer)
  }

  func pack(_ part: RowPart) throws(PNGError) -> PackedPart {
    var packed = unsafe DarkroomPNGPart()
    var status: Int32 = -1
    unsafe part.bytes.withUnsafeBufferPointer { rows in
      unsafe (part.above ?? []).withUnsafeBufferPointer { above in
        var fields = unsafe DarkroomPNGRows(
          rows: rows.baseAddress, above: part.above == nil ? nil : above.baseAddress,
          count: UInt32(part.count), is_last: part.isLast ? 1 : 0)
        status = unsafe darkroom_row_packer_pack(packer, &fields, &packed)
      }
    }
    guard status == 0 else { throw .outOfMemory }
    return unsafe PackedPart(
      bytes: Array(UnsafeBufferPointer(start: packed.bytes, count: packed.count)),
      checksum: packed.checksum, length: packed.length, isLast: part.isLast)
  }
}

extension PNGFilter {
  fileprivate var code: UInt8 {
    switch self {
    case .none: UInt8(DARKROOM_PNG_FILTER_NONE.rawValue)
    case .up: UInt8(DARKROOM_PNG_FILTER_UP.rawValue)
    case .tried: UInt8(DARKROOM_PNG_FILTER_TRIED.rawValue)
    case .least: UInt8(DARKROOM_PNG_FILTER_LEAST.rawValue)
    }
  }
}

extension DarkroomPNGHeader {
  fileprivate init(_ encoding: PictureEncoding) {
    self.init()
    let (header, palette, coding) = (encoding.header, encoding.palette, encoding.coding)
    width = UInt32(header.width)
    height = UInt32(header.height)
    bit_depth = UInt8(header.bitDepth)
    color_type = header.colorType.rawValue
    filter = coding.filter.code
    compression_level = UInt8(coding.options.level)
    is_quick = coding.options.isQuick ? 1 : 0
    palette_count = UInt32(palette.count)
    translucent_count = UInt32(palette.prefix { $0 >> 24 != 255 }.count)
    unsafe withUnsafeMutableBytes(of: &self.palette) { bytes in
      for (index, color) in palette.enumerated() {
        unsafe bytes.storeBytes(of: color.littleEndian, toByteOffset: 4 * index, as: UInt32.self)
      }
    }
  }
}
