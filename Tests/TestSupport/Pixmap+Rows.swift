package import DarkroomRaster

/// Small pictures as text, a string for each row of pixels.
extension Pixmap {
  /// Pixels as `rrggbbaa`, premultiplied, with spaces between them.
  package var hexRows: [String] { rows { Self.hex($0) } }

  /// Alpha alone, two digits a pixel, with spaces between them.
  package var alphaRows: [String] { rows { String(Self.hex($0).suffix(2)) } }

  /// One character for each pixel: `r`, `g`, `b`, `w`, `k` for opaque colors, `.` for nothing, `?` for the rest.
  package var letterRows: [String] {
    (0..<height).map { y in
      String((0..<width).map { x in Self.letters.first { $1 == self[x, y] }?.key ?? "?" })
    }
  }

  /// What `letterRows` reads back; a letter without a color is nothing.
  package init(letterRows rows: [String]) {
    self.init(
      width: rows.first?.count ?? 0, height: rows.count,
      pixels: rows.joined().map { Self.letters[$0] ?? 0 })
  }

  private static let letters: [Character: UInt32] = [
    ".": 0, "r": 0xFF00_00FF, "g": 0xFF00_FF00, "b": 0xFFFF_0000, "w": 0xFFFF_FFFF,
    "k": 0xFF00_0000,
  ]

  private func rows(_ word: (UInt32) -> String) -> [String] {
    (0..<height).map { y in (0..<width).map { word(self[$0, y]) }.joined(separator: " ") }
  }

  private static func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel.byteSwapped, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
