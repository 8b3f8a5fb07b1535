import DarkroomCHarfBuzz
import DarkroomRaster

/// The only callers of HarfBuzz's functions: scripts, faces, fonts and outlines, shaping.
///
/// Faces and fonts are `OpaquePointer`s; the code that creates one destroys it.
enum HarfBuzz {
  /// The library's version, which can affect how text looks.
  static var version: String { unsafe String(cString: hb_version_string()) }

  /// Returns the four letters of the ISO 15924 script code as a number.
  static func script(of scalar: Unicode.Scalar) -> UInt32 {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// The script of characters that many scripts share.
  static let common = HB_SCRIPT_COMMON.rawValue
  /// The script of marks, which take on the script of their base character.
  static let inherited = HB_SCRIPT_INHERITED.rawValue
  static let latin = HB_SCRIPT_LATIN.rawValue

  /// Scripts whose letters change with their neighbors beyond the item.
  static let joiningScripts: Set<UInt32> = [
    HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_MONGOLIAN.rawValue,
    HB_SCRIPT_NKO.rawValue, HB_SCRIPT_ADLAM.rawValue,
  ]

  /// Scripts whose letters hang from one line through the word.
  static let scriptsUnderALine: Set<UInt32> = [
    HB_SCRIPT_DEVANAGARI.rawValue, HB_SCRIPT_BENGALI.rawValue, HB_SCRIPT_GURMUKHI.rawValue,
  ]
}

// Faces: the corresponding C type is `hb_face_t`.

extension HarfBuzz {
  /// Maps the font file at `path` into memory, or returns nil if it cannot be read.
  ///
  /// The caller destroys it.
  static func fileContents(at path: String) -> OpaquePointer? {
    unsafe hb_blob_create_from_file_or_fail(path)
  }

  /// Copies the bytes of a font file; OpenType's offsets have 32 bits.
  static func contents(_ bytes: [UInt8], count: UInt32) -> OpaquePointer? {
    unsafe bytes.withUnsafeBytes { raw in
      unsafe hb_blob_create(
        raw.bindMemory(to: CChar.self).baseAddress, count, HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  static func destroyContents(_ blob: OpaquePointer) { unsafe hb_blob_destroy(blob) }

  /// Returns the bytes, which are valid as long as the contents exist.
  static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    return unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
  }

  /// Returns the immutable face number `index` of a file, or nil if it does not exist or has no glyphs.
  static func face(_ index: Int, in blob: OpaquePointer) -> OpaquePointer? {
    guard index >= 0, unsafe index < Int(hb_face_count(blob)),
      let face = unsafe hb_face_create(blob, UInt32(index)),
      unsafe hb_face_get_glyph_count(face) > 0
    else { return nil }
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  /// Returns a face without a file: it has no glyphs and no names.
  static func emptyFace() -> OpaquePointer {
    unsafe hb_face_create(hb_blob_get_empty(), 0).unsafelyUnwrapped
  }

  static func destroyFace(_ face: OpaquePointer) { unsafe hb_face_destroy(face) }

  static func unitsPerEm(of face: OpaquePointer) -> Double {
    unsafe Double(hb_face_get_upem(face))
  }

  static func glyphCount(of face: OpaquePointer) -> Int {
    unsafe Int(hb_face_get_glyph_count(face))
  }

  /// Returns whether glyphs are pictures in PNG form (CBDT or sbix).
  static func hasPictures(_ face: OpaquePointer) -> Bool {
    unsafe hb_ot_color_has_png(face) != 0
  }

  /// Returns the axes in the face's order.
  static func axes(of face: OpaquePointer) -> [FontAxis] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](
      repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.map { info in
      FontAxis(
        tag: OpenTypeTag.text(info.tag), minimum: Double(info.min_value),
        defaultValue: Double(info.default_value), maximum: Double(info.max_value))
    }
  }

  /// Returns the English name with a number of OpenType's `name` table, or nil if the face has none.
  static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    let english = unsafe hb_language_from_string("en", -1)
    var size: UInt32 = 1024
    var buffer = [CChar](repeating: 0, count: 1024)
    guard unsafe hb_ot_name_get_utf8(face, id, english, &size, &buffer) > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the first bytes of a table, or no bytes if the face lacks it.
  static func table(
    _ tag: String, of face: OpaquePointer, atMost limit: Int = 128
  ) -> [UInt8] {
    guard let blob = unsafe hb_face_reference_table(face, OpenTypeTag.value(tag)) else { return [] }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    return unsafe UnsafeRawBufferPointer(start: data, count: min(Int(length), limit)).map { $0 }
  }
}

// Fonts: the corresponding C type is `hb_font_t`; its scale is font units, its point size unset.

extension HarfBuzz {
  /// Returns an immutable font of a face with its axes set.
  static func font(_ face: OpaquePointer, _ variations: [FontVariation]) -> OpaquePointer {
    let font = unsafe hb_font_create(face).unsafelyUnwrapped
    let settings = variations.map {
      hb_variation_t(tag: OpenTypeTag.value($0.tag), value: Float($0.value))
    }
    unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    unsafe hb_font_make_immutable(font)
    return unsafe font
  }

  static func destroyFont(_ font: OpaquePointer) { unsafe hb_font_destroy(font) }

  /// Returns the glyph of one character, or nil if the font has none.
  static func glyph(_ scalar: UInt32, in font: OpaquePointer) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Returns the advance in font units.
  static func advance(of glyph: UInt32, in font: OpaquePointer) -> Double {
    unsafe Double(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// Returns the bounds of the glyph's ink, in font units from its origin, y up, or nil if they are unknown.
  static func extents(of glyph: UInt32, in font: OpaquePointer) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let top = Double(extents.y_bearing)
    let height = -Double(extents.height)
    return Rect(
      x: Double(extents.x_bearing), y: top - height, width: Double(extents.width), height: height)
  }

  /// Returns the largest PNG file that the font has of a glyph.
  static func png(of glyph: UInt32, in font: OpaquePointer) -> [UInt8]? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// Returns the outline in font units, y up.
  static func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    var path = Path()
    unsafe withUnsafeMutablePointer(to: &path) { sink in
      unsafe hb_font_get_glyph_shape(font, glyph, OutlinePen.functions, sink)
    }
    return path
  }

  /// Returns the ascender, descender and line gap of the table `hhea`, or nil if there is none.
  ///
  /// iOS uses them regardless of the flag USE_TYPO_METRICS. For fonts with axes, whose metrics depend on these, the
  /// result is nil.
  ///
  /// HarfBuzz obeys the flag. (OpenType, "hhea" and "OS/2"; Lato's ascender at 20 points is 19.74 on iOS)
  private static func horizontalHeader(of font: OpaquePointer) -> (Int32, Int32, Int32)? {
    guard let face = unsafe hb_font_get_face(font), unsafe hb_ot_var_has_data(face) == 0 else {
      return nil
    }
    let table = unsafe table("hhea", of: face)
    guard table.count >= 10 else { return nil }
    func number(at offset: Int) -> Int32 {
      Int32(Int16(bitPattern: UInt16(table[offset]) << 8 | UInt16(table[offset + 1])))
    }
    let (ascender, descender) = (number(at: 4), number(at: 6))
    return ascender == 0 && descender == 0 ? nil : (ascender, descender, number(at: 8))
  }

  /// Returns the font's own metrics, with `k` points per font unit.
  static func metrics(of font: OpaquePointer, times k: Double) -> FontMetrics {
    var extents = hb_font_extents_t()
    _ = unsafe hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: Int32 = 0
      unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value) * k
    }
    if let own = unsafe horizontalHeader(of: font) {
      (extents.ascender, extents.descender, extents.line_gap) = own
    }
    let underline = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    let strike = metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    return FontMetrics(
      ascender: Double(extents.ascender) * k, descender: Double(extents.descender) * k,
      leading: Double(extents.line_gap) * k, capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT),
      // OpenType stores the top of both lines.
      underlinePosition: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) - underline / 2,
      underlineThickness: underline,
      strikethroughPosition: metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - strike / 2,
      strikethroughThickness: strike)
  }
}

/// HarfBuzz's drawing callbacks, which append to the `Path` they are given as draw data.
private enum OutlinePen {
  /// The corresponding C type is `hb_draw_funcs_t`.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let pen = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      pen,
      { _, data, _, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee.move(to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      pen,
      { _, data, _, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee.line(to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      pen,
      { _, data, _, cx, cy, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee
          .quad(to: point(x, y), control: point(cx, cy))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee
          .cubic(to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      pen, { _, data, _, _ in unsafe data?.assumingMemoryBound(to: Path.self).pointee.close() },
      nil, nil)
    unsafe hb_draw_funcs_make_immutable(pen)
    return unsafe pen
  }()

  private static func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x), y: Double(y)) }
}
