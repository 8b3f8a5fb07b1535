/// Recognizes, by its first bytes, content that isn't a PNG.
enum ForeignContent {
  private static let formats: [(prefix: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF], "a JPEG"), (Array("GIF8".utf8), "a GIF"), (Array("BM".utf8), "a BMP"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF"), ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF"),
    (Array("%PDF".utf8), "a PDF"), (Array("<svg".utf8), "an SVG"), (Array("<?xml".utf8), "XML"),
    (Array("<!DOCTYPE".utf8), "HTML"), (Array("<html".utf8), "HTML"),
    ([0x50, 0x4B, 3, 4], "a ZIP"),
    ([0x8A, 0x4D, 0x4E, 0x47], "an MNG"), ([0x1F, 0x8B], "gzip data"), ([0xFF, 0x0A], "a JPEG XL"),
  ]

  static func error(for file: [UInt8]) -> PNGError {
    if file.isEmpty { return .empty }
    if file.starts(with: Array("version https://git-lfs.github.com/".utf8)) { return .lfsPointer }
    if file.starts(with: Array("<<<<<<< ".utf8)) { return .conflictMarkers }
    if PNGChunks.signature.starts(with: file) { return .truncated(chunk: nil, offset: file.count) }
    if hasConvertedLineEndings(file) { return .lineEndingsConverted }
    return .notPNG(
      format: containerFormat(file) ?? formats.first { file.starts(with: $0.prefix) }?.name)
  }

  /// Returns whether a text tool converted line endings.
  ///
  /// The signature has a CR LF, a single LF and a byte above 127 to reveal this.
  private static func hasConvertedLineEndings(_ file: [UInt8]) -> Bool {
    let name: [UInt8] = [0x50, 0x4E, 0x47]
    return [[0x89] + name + [0x0A], [0x89] + name + [0x0D, 0x0D], [0xEF, 0xBF, 0xBD] + name]
      .contains { file.starts(with: $0) }
  }

  /// Returns the name of a format whose signature follows a length field.
  private static func containerFormat(_ file: [UInt8]) -> String? {
    let head = file.prefix(12)
    if head.starts(with: Array("RIFF".utf8)), head.suffix(4).elementsEqual(Array("WEBP".utf8)) {
      return "a WebP"
    }
    guard head.dropFirst(4).starts(with: Array("ftyp".utf8)) else { return nil }
    let brand = String(decoding: head.suffix(4), as: UTF8.self)
    return brand.hasPrefix("avi") ? "an AVIF" : "a HEIC"
  }
}
