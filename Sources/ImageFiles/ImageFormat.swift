/// An image file format that can be recognized by the first bytes of a file.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case bmp = "BMP"
  case tiff = "TIFF"
  case webp = "WebP"
  case heif = "HEIC"
  case pdf = "PDF"
  case svg = "SVG"

  /// Recognizes a format by the first bytes of a file; returns nil if no format matches.
  package init?(_ bytes: [UInt8]) {
    func begins(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("BM") {
      self = .bmp
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins("ftyp", at: 4), Self.isHEIF(bytes) {
      self = .heif
    } else if Self.holds("%PDF-", in: bytes.prefix(1024)) {
      self = .pdf
    } else if Self.holds("<svg", in: bytes.prefix(65_536))
      || Self.holds("<svg:svg", in: bytes.prefix(65_536))
    {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns whether the brands of the file belong to HEIF; AVIF is a separate format.
  private static func isHEIF(_ bytes: [UInt8]) -> Bool {
    let brands = bytes.dropFirst(8).prefix(56)
    return ["heic", "heix", "mif1", "heim", "heis", "msf1"].contains { holds($0, in: brands) }
      && !holds("avif", in: brands.prefix(4))
  }

  private static func holds(_ text: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (bytes.startIndex...bytes.endIndex - wanted.count).contains { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// Whether files of this format are drawn sharply at any size.
  package var isVector: Bool { self == .pdf || self == .svg }

  /// The file name extensions of the format, in lowercase and without the period.
  package var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .gif: ["gif"]
    case .bmp: ["bmp"]
    case .tiff: ["tif", "tiff"]
    case .webp: ["webp"]
    case .heif: ["heic", "heif"]
    case .pdf: ["pdf"]
    case .svg: ["svg"]
    }
  }
}
