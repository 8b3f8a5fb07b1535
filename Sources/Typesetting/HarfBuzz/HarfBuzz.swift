import DarkroomCHarfBuzz

/// The only callers of HarfBuzz's functions: here scripts and shaping, in `HarfBuzz+Fonts` faces, fonts and outlines.
///
/// Faces and fonts are `OpaquePointer`s; who makes one destroys it.
enum HarfBuzz {
  /// The library's own number; it may decide how text looks.
  static var version: String { unsafe String(cString: hb_version_string()) }

  /// The four letters of ISO 15924 as a number.
  static func script(of scalar: Unicode.Scalar) -> UInt32 {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// Of characters that many scripts share.
  static let common = HB_SCRIPT_COMMON.rawValue
  /// Of marks, which belong to the script of what they stand on.
  static let inherited = HB_SCRIPT_INHERITED.rawValue
  static let latin = HB_SCRIPT_LATIN.rawValue

  /// Scripts whose letters change with their neighbours beyond the item.
  static let joiningScripts: Set<UInt32> = [
    HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_MONGOLIAN.rawValue,
    HB_SCRIPT_NKO.rawValue, HB_SCRIPT_ADLAM.rawValue,
  ]

  /// Letters hang from one line through the word.
  static let scriptsUnderALine: Set<UInt32> = [
    HB_SCRIPT_DEVANAGARI.rawValue, HB_SCRIPT_BENGALI.rawValue, HB_SCRIPT_GURMUKHI.rawValue,
  ]
}

extension HarfBuzz {
  /// Where text is put for shaping; it keeps its memory.
  ///
  /// The corresponding C type is `hb_buffer_t`. A buffer lives as long as the process.
  @safe struct Buffer: @unchecked Sendable {
    fileprivate let handle: OpaquePointer

    init() { unsafe handle = hb_buffer_create().unsafelyUnwrapped }

    /// Empties the buffer.
    func reset() { unsafe hb_buffer_reset(handle) }
  }

  /// Leaves the glyphs of the request in `buffer`, which must be empty, and returns them.
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
