import DarkroomCPNG

/// Writes a PNG file: the header, the texts and the rows.
@safe struct LibPNGWriter: ~Copyable {
  private let writer: OpaquePointer

  init() throws(PNGError) {
    guard let writer = unsafe darkroom_png_writer_create() else { throw .outOfMemory }
    unsafe self.writer = unsafe writer
  }

  deinit {
    unsafe darkroom_png_writer_destroy(writer)
  }

  /// Writes everything before the first row.
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

  /// Appends consecutive rows in the file's format, without their filter bytes.
  mutating func write(_ rows: [UInt8]) throws(PNGError) {
    try check(unsafe darkroom_png_writer_write_rows(writer, rows, rows.count))
  }

  /// Returns the complete file.
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

extension PNGFilter {
  fileprivate var code: UInt8 {
    switch self {
    case .none: UInt8(DARKROOM_PNG_FILTER_NONE.rawValue)
    case .up: UInt8(DARKROOM_PNG_FILTER_UP.rawValue)
    case .paeth: UInt8(DARKROOM_PNG_FILTER_PAETH.rawValue)
    case .tried: UInt8(DARKROOM_PNG_FILTER_TRIED.rawValue)
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
