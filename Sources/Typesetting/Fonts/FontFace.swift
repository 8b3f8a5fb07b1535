package import DarkroomFontFiles

/// One face of a font file, as HarfBuzz reads it; all sizes and variations share it.
///
/// Immutable after creation, so that threads may share it.
@safe package final class FontFace: @unchecked Sendable {
  /// The file name in failures and references, without its directory.
  package let fileName: String
  /// The index of the face in a collection; 0 in an ordinary file.
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

  /// Creates a face from the file at `path`, which is mapped into memory.
  package convenience init(path: String, index: Int = 0) throws(FontError) {
    guard let blob = unsafe HarfBuzz.fileContents(at: path) else {
      throw .unreadable(path: path)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    defer { unsafe HarfBuzz.destroyContents(blob) }
    unsafe try self.init(of: blob, digest: Self.digest(of: blob), fileName: name, index: index)
  }

  /// Creates a face from a copy of a font file's bytes.
  package convenience init(bytes: [UInt8], name: String, index: Int = 0) throws(FontError) {
    let blob = unsafe try Self.blob(copying: bytes, name: name)
    defer { unsafe HarfBuzz.destroyContents(blob) }
    unsafe try self.init(of: blob, digest: Self.digest(of: blob), fileName: name, index: index)
  }

  /// Returns all faces of a font file, at most `maximumFaces`; they share its bytes.
  package static func faces(bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
    let blob = unsafe try blob(copying: bytes, name: name)
    defer { unsafe HarfBuzz.destroyContents(blob) }
    let digest = unsafe digest(of: blob)
    func face(_ index: Int) throws(FontError) -> FontFace {
      unsafe try FontFace(of: blob, digest: digest, fileName: name, index: index)
    }
    var faces = [try face(0)]
    while faces.count < maximumFaces, let next = try? face(faces.count) { faces.append(next) }
    return faces
  }

  /// The largest number of faces that is read: far more than the largest collections have.
  ///
  /// A damaged file can claim millions.
  package static let maximumFaces = 256

  private static func blob(copying bytes: [UInt8], name: String) throws(FontError) -> OpaquePointer
  {
    // OpenType's offsets have 32 bits.
    guard let count = UInt32(exactly: bytes.count) else { throw .notAFont(name: name) }
    guard let blob = unsafe HarfBuzz.contents(bytes, count: count) else {
      throw .notAFont(name: name)
    }
    return unsafe blob
  }

  private static func digest(of blob: OpaquePointer) -> FontDigest {
    unsafe FontDigest(ofFile: HarfBuzz.bytes(of: blob))
  }

  private init(
    of blob: OpaquePointer, digest: FontDigest, fileName: String, index: Int
  ) throws(FontError) {
    guard let face = unsafe HarfBuzz.face(index, in: blob) else {
      throw .notAFont(name: fileName)
    }
    self.digest = digest
    unsafe handle = face
    self.fileName = fileName
    self.index = index
    unitsPerEm = unsafe HarfBuzz.unitsPerEm(of: face)
    glyphCount = unsafe HarfBuzz.glyphCount(of: face)
    names = unsafe FontNames(of: face, fileName: fileName)
    axes = unsafe HarfBuzz.axes(of: face)
    hasColorBitmaps = unsafe HarfBuzz.hasPictures(face)
  }

  /// A face without glyphs, which draws every character as a box.
  package static let placeholder = FontFace()

  private init() {
    unsafe handle = HarfBuzz.emptyFace()
    fileName = "placeholder"
    index = 0
    digest = FontDigest(of: [])
    unitsPerEm = unsafe HarfBuzz.unitsPerEm(of: handle)
    glyphCount = 0
    names = unsafe FontNames(of: handle, fileName: "placeholder")
    axes = []
    hasColorBitmaps = false
  }

  deinit { unsafe HarfBuzz.destroyFace(handle) }
}
