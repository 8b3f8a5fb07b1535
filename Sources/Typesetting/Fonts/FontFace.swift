import DarkroomCHarfBuzz

/// One face of a font file, as HarfBuzz reads it; shared by all sizes and variations.
///
/// Immutable after creation, so that threads may share it.
@safe package final class FontFace: @unchecked Sendable {
  /// What the file is called in failures and references, without its directory.
  package let fileName: String
  /// Which face of a collection; 0 in an ordinary file.
  package let index: Int
  package let digest: FontDigest
  package let unitsPerEm: Double
  package let glyphCount: Int
  package let names: FontNames
  package let axes: [FontAxis]
  /// Whether the face has bitmap glyphs in PNG form (CBDT or sbix), as emoji fonts do.
  package let hasColorBitmaps: Bool

  /// The corresponding C type is `hb_face_t`.
  let handle: OpaquePointer

  /// Maps the file at `path`.
  package convenience init(path: String, index: Int = 0) throws(FontError) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    defer { unsafe hb_blob_destroy(blob) }
    unsafe try self.init(of: blob, digest: Self.digest(of: blob), fileName: name, index: index)
  }

  /// Copies the bytes of a font file.
  package convenience init(bytes: [UInt8], name: String, index: Int = 0) throws(FontError) {
    let blob = unsafe try Self.blob(copying: bytes, name: name)
    defer { unsafe hb_blob_destroy(blob) }
    unsafe try self.init(of: blob, digest: Self.digest(of: blob), fileName: name, index: index)
  }

  /// All faces of a font file, whose bytes they share; at most `maximumFaces`.
  package static func faces(bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
    let blob = unsafe try blob(copying: bytes, name: name)
    defer { unsafe hb_blob_destroy(blob) }
    let digest = unsafe digest(of: blob)
    func face(_ index: Int) throws(FontError) -> FontFace {
      unsafe try FontFace(of: blob, digest: digest, fileName: name, index: index)
    }
    var faces = [try face(0)]
    while faces.count < maximumFaces, let next = try? face(faces.count) { faces.append(next) }
    return faces
  }

  /// Far more than the largest collections have; a damaged file may claim millions.
  package static let maximumFaces = 256

  private static func blob(copying bytes: [UInt8], name: String) throws(FontError) -> OpaquePointer
  {
    // OpenType's offsets have 32 bits.
    guard let count = UInt32(exactly: bytes.count) else { throw .notAFont(name: name) }
    let blob = unsafe bytes.withUnsafeBytes { raw in
      unsafe hb_blob_create(
        raw.bindMemory(to: CChar.self).baseAddress, count, HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob = unsafe blob else { throw .notAFont(name: name) }
    return unsafe blob
  }

  private static func digest(of blob: OpaquePointer) -> FontDigest {
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    return unsafe FontDigest(of: UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  private init(
    of blob: OpaquePointer, digest: FontDigest, fileName: String, index: Int
  ) throws(FontError) {
    guard index >= 0, unsafe index < Int(hb_face_count(blob)),
      let face = unsafe hb_face_create(blob, UInt32(index)),
      unsafe hb_face_get_glyph_count(face) > 0
    else { throw .notAFont(name: fileName) }
    unsafe hb_face_make_immutable(face)
    self.digest = digest
    unsafe handle = face
    self.fileName = fileName
    self.index = index
    unitsPerEm = unsafe Double(hb_face_get_upem(face))
    glyphCount = unsafe Int(hb_face_get_glyph_count(face))
    names = unsafe FontNames(of: face, fileName: fileName)
    axes = unsafe Self.axes(of: face)
    hasColorBitmaps = unsafe hb_ot_color_has_png(face) != 0
  }

  /// A face without glyphs: every character becomes its box.
  package static let placeholder = FontFace()

  private init() {
    let empty = unsafe hb_face_create(hb_blob_get_empty(), 0)
    unsafe handle = empty.unsafelyUnwrapped
    fileName = "placeholder"
    index = 0
    digest = FontDigest(of: [])
    unitsPerEm = unsafe Double(hb_face_get_upem(empty))
    glyphCount = 0
    names = unsafe FontNames(of: handle, fileName: "placeholder")
    axes = []
    hasColorBitmaps = false
  }

  deinit { unsafe hb_face_destroy(handle) }

  private static func axes(of face: OpaquePointer) -> [FontAxis] {
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
}
