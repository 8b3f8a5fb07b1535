/// A color whose channels are not multiplied by its opacity.
struct StraightColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Creates a color from a premultiplied pixel with red in the lowest byte; the color of a faint pixel is approximate.
  init(premultiplied pixel: UInt32) {
    let alpha = Int(pixel >> 24)
    func channel(_ shift: UInt32) -> UInt8 {
      guard alpha > 0 else { return 0 }
      return UInt8(min(255, (Int(pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    (red, green, blue) = (channel(0), channel(8), channel(16))
    self.alpha = UInt8(alpha)
  }

  /// Parses `#RRGGBB` or `#RRGGBBAA`, as in trees.
  init?(_ text: some StringProtocol) {
    guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9,
      let value = UInt64(text.dropFirst(), radix: 16)
    else { return nil }
    let bytes = text.utf8.count == 7 ? value << 8 | 255 : value
    red = UInt8(truncatingIfNeeded: bytes >> 24)
    green = UInt8(truncatingIfNeeded: bytes >> 16)
    blue = UInt8(truncatingIfNeeded: bytes >> 8)
    alpha = UInt8(truncatingIfNeeded: bytes)
  }

  func with(alpha: UInt8) -> StraightColor {
    var color = self
    color.alpha = alpha
    return color
  }

  var premultiplied: UInt32 {
    func channel(_ value: UInt8) -> UInt32 {
      let product = Int(value) * Int(alpha) + 128
      return UInt32((product + product >> 8) >> 8)
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | UInt32(alpha) << 24
  }

  /// Whether a premultiplied pixel shows this color, except for rounding.
  func isNear(_ pixel: UInt32) -> Bool {
    let own = premultiplied
    return stride(from: UInt32(0), through: 24, by: 8).allSatisfy {
      abs(Int(own >> $0 & 255) - Int(pixel >> $0 & 255)) <= 1
    }
  }

  var hasSameLight: StraightColor { with(alpha: 255) }

  var text: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
