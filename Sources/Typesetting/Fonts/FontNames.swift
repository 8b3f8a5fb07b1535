import DarkroomCHarfBuzz

/// What a face calls itself, in English, and the weight and slant it claims.
package struct FontNames: Hashable, Sendable {
  package let family: String
  /// The style within the family, as in `Bold Italic`.
  package let style: String
  package let full: String
  package let postScript: String
  /// OpenType's scale: 400 is regular, 700 bold.
  package let weight: Double
  package let isItalic: Bool
  package let isMonospaced: Bool

  init(of face: OpaquePointer, fileName: String) {
    func name(_ ids: [UInt32]) -> String? {
      for id in ids {
        if let text = unsafe Self.name(id, of: face), !text.isEmpty { return text }
      }
      return nil
    }
    let family = name([16, 1]) ?? fileName
    let style = name([17, 2]) ?? "Regular"
    self.family = family
    self.style = style
    full = name([4]) ?? "\(family) \(style)"
    postScript = name([6]) ?? family.filter { $0 != " " } + "-" + style.filter { $0 != " " }
    let os2 = unsafe Self.table("OS/2", of: face)
    weight = os2.count >= 6 ? Double(UInt16(os2[4]) << 8 | UInt16(os2[5])) : 400
    isItalic =
      os2.count >= 64 ? os2[63] & 1 == 1 : style.contains("Italic") || style.contains("Oblique")
    let post = unsafe Self.table("post", of: face)
    isMonospaced = post.count >= 16 && post[12..<16].contains { $0 != 0 }
  }

  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    let english = unsafe hb_language_from_string("en", -1)
    var size: UInt32 = 256
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = unsafe hb_ot_name_get_utf16(face, id, english, &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)), as: UTF16.self)
  }

  private static func table(_ tag: String, of face: OpaquePointer) -> [UInt8] {
    guard let blob = unsafe hb_face_reference_table(face, OpenTypeTag.value(tag)) else { return [] }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    return unsafe UnsafeRawBufferPointer(start: data, count: Int(min(length, 128))).map { $0 }
  }
}
