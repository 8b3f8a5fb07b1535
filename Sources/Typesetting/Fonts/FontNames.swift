/// The English names of a face, and the weight and slant that it claims.
package struct FontNames: Hashable, Sendable {
  package let family: String
  /// The name of the style within the family, as in `Bold Italic`.
  package let style: String
  package let full: String
  package let postScript: String
  /// The weight on OpenType's scale: 400 is regular, 700 bold.
  package let weight: Double
  package let isItalic: Bool
  package let isMonospaced: Bool

  init(of face: OpaquePointer, fileName: String) {
    func name(_ ids: [UInt32]) -> String? {
      for id in ids {
        if let text = unsafe HarfBuzz.name(id, of: face), !text.isEmpty { return text }
      }
      return nil
    }
    let family = name([16, 1]) ?? fileName
    let style = name([17, 2]) ?? "Regular"
    self.family = family
    self.style = style
    full = name([4]) ?? "\(family) \(style)"
    postScript = name([6]) ?? family.filter { $0 != " " } + "-" + style.filter { $0 != " " }
    let os2 = unsafe HarfBuzz.table("OS/2", of: face)
    weight = os2.count >= 6 ? Double(UInt16(os2[4]) << 8 | UInt16(os2[5])) : 400
    isItalic =
      os2.count >= 64 ? os2[63] & 1 == 1 : style.contains("Italic") || style.contains("Oblique")
    let post = unsafe HarfBuzz.table("post", of: face)
    isMonospaced = post.count >= 16 && post[12..<16].contains { $0 != 0 }
  }
}
