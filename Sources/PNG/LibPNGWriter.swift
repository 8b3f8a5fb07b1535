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
  mutating func begin(
    _ header: PNGHeader, palette: [UInt32], metadata: PNGMetadata, coding: PNGCoding
  ) throws(PNGError) {
    var fields = DarkroomPNGHeader(header, palette: palette, coding: coding)
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

  /// Appends rows.
  mutating func write(_ band: PackedBand) throws(PNGError) {
    let rowBytes = band.bytes.count / max(1, band.rows)
    try check(
      unsafe darkroom_png_writer_write_rows(
        writer, band.bytes, rowBytes, UInt32(band.rows), band.filter))
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

/// Finds the filter that makes rows smallest, 64 rows at a time.
///
/// One thread may use it at a time.
@safe final class FilterTrial: @unchecked Sendable {
  private let trial: OpaquePointer
  private let channels: Int

  /// For pixels of `channels` bytes.
  init(width: Int, channels: Int) throws(PNGError) {
    guard let trial = unsafe darkroom_filter_trial_create(width * channels) else {
      throw .outOfMemory
    }
    unsafe self.trial = unsafe trial
    self.channels = channels
  }

  deinit {
    unsafe darkroom_filter_trial_destroy(trial)
  }

  /// As `PackedBand` names it, for rows that lie one behind the other.
  func best(for rows: [UInt8], count: Int) -> Int32 {
    unsafe darkroom_filter_trial_best(
      trial, rows, rows.count / max(1, count), UInt32(count), Int32(channels))
  }
}

extension PNGFilter {
  fileprivate var code: UInt8 {
    switch self {
    case .none: UInt8(DARKROOM_PNG_FILTER_NONE.rawValue)
    case .up: UInt8(DARKROOM_PNG_FILTER_UP.rawValue)
    case .tried: UInt8(DARKROOM_PNG_FILTER_TRIED.rawValue)
    }
  }
}

extension DarkroomPNGHeader {
  fileprivate init(_ header: PNGHeader, palette: [UInt32], coding: PNGCoding) {
    self.init()
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
