import DarkroomCHarfBuzz

extension HarfBuzz {
  /// A buffer for shaping text, whose memory is reused.
  ///
  /// The corresponding C type is `hb_buffer_t`. A buffer lives as long as the process.
  @safe struct Buffer: @unchecked Sendable {
    fileprivate let handle: OpaquePointer

    init() { unsafe handle = hb_buffer_create().unsafelyUnwrapped }

    func reset() { unsafe hb_buffer_reset(handle) }
  }

  /// Shapes the request in `buffer`, which must be empty, and returns the glyphs.
  static func shape(_ request: ShapeRequest, in buffer: Buffer) -> ShapedRun {
    let buffer = unsafe buffer.handle
    unsafe request.text.withUnsafeBufferPointer { text in
      unsafe hb_buffer_add_utf16(
        buffer, text.baseAddress, Int32(text.count), UInt32(request.range.lowerBound),
        Int32(request.range.count))
    }
    unsafe hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: request.script))
    unsafe hb_buffer_set_language(
      buffer, hb_language_from_string(request.language ?? "en", -1))
    let features = request.features.map {
      hb_feature_t(tag: $0.packedTag, value: $0.value, start: 0, end: .max)
    }
    unsafe hb_shape(request.instance.handle, buffer, features, UInt32(features.count))
    return unsafe run(from: buffer, start: request.range.lowerBound)
  }

  private static func run(from buffer: OpaquePointer?, start: Int) -> ShapedRun {
    var count: UInt32 = 0
    let infos = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return unsafe ShapedRun(
      glyphs: infos.map(\.codepoint), clusters: infos.map { Int32($0.cluster) - Int32(start) },
      advances: positions.map(\.x_advance),
      offsets: positions.map { (x: $0.x_offset, y: $0.y_offset) },
      unsafeToBreak: infos.map {
        $0.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      })
  }
}
