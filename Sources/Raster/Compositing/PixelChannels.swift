/// The channels of a premultiplied pixel, for arithmetic with a larger range.
struct PixelChannels {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(red: Int, green: Int, blue: Int, alpha: Int) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ pixel: UInt32) {
    self.init(
      red: Int(pixel & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel >> 16 & 255),
      alpha: Int(pixel >> 24))
  }

  var pixel: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The channels limited to the range from zero to alpha.
  var clamped: PixelChannels {
    PixelChannels(
      red: max(0, min(alpha, red)), green: max(0, min(alpha, green)),
      blue: max(0, min(alpha, blue)), alpha: alpha)
  }

  @inline(__always)
  static func zip(
    _ s: PixelChannels, _ d: PixelChannels, _ combine: (Int, Int) -> Int
  ) -> PixelChannels {
    PixelChannels(
      red: combine(s.red, d.red), green: combine(s.green, d.green),
      blue: combine(s.blue, d.blue), alpha: combine(s.alpha, d.alpha))
  }
}
