import DarkroomRaster

/// Deterministic pictures of every kind that the encoder distinguishes.
enum Pictures {
  /// Any premultiplied pixels, most of them different.
  static func noise(width: Int, height: Int, seed: UInt64, isOpaque: Bool = false) -> Pixmap {
    var generator = Xorshift(seed: seed)
    return Pixmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &generator) }
        return channel() | channel() << 8 | channel() << 16 | alpha << 24
      })
  }

  /// Exactly `count` colors when there are as many pixels.
  static func colors(_ count: Int, width: Int, height: Int, isOpaque: Bool = true) -> Pixmap {
    Pixmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let color = UInt32(index % count)
        let alpha: UInt32 = isOpaque || color % 2 == 0 ? 255 : 128
        return color & 127 | (color >> 7) << 8 | alpha << 24
      })
  }

  /// More than 256 colors in squares of eight pixels.
  static func tiles(width: Int, height: Int) -> Pixmap {
    Pixmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let (x, y) = (index % width / 8, index / width / 8)
        return UInt32(x * 7 % 256) | UInt32(y * 11 % 256) << 8 | UInt32(x * y % 256) << 16 | 255
          << 24
      })
  }

  /// More than 256 colors, smooth.
  static func gradient(width: Int, height: Int) -> Pixmap {
    Pixmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        let (r, g) = (UInt32(x * 255 / width), UInt32(y * 255 / height))
        return r | g << 8 | 40 << 16 | 255 << 24
      })
  }
}

struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
