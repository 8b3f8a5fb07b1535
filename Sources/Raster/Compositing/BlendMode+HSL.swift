extension BlendMode {
  /// The blend modes that mix hue, saturation and luminosity.
  ///
  /// - SeeAlso: W3C, Compositing and Blending Level 1, section 9.2. We differ: colours are scaled to
  ///   source alpha × destination alpha, so that all of it stays in integers.
  func mixHSL(_ s: PixelChannels, _ d: PixelChannels) -> UInt32 {
    let full = s.alpha * d.alpha
    let source = ScaledColor(red: s.red * d.alpha, green: s.green * d.alpha, blue: s.blue * d.alpha)
    let backdrop = ScaledColor(
      red: d.red * s.alpha, green: d.green * s.alpha, blue: d.blue * s.alpha)
    let mixed =
      switch self {
      case .hue:
        source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity, full)
      case .saturation:
        backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity, full)
      case .color: source.withLuminosity(backdrop.luminosity, full)
      default: backdrop.withLuminosity(source.luminosity, full)
      }
    func channel(_ s0: Int, _ d0: Int, _ m: Int) -> Int {
      (s0 * (255 - d.alpha) + d0 * (255 - s.alpha) + m + 127) / 255
    }
    return PixelChannels(
      red: channel(s.red, d.red, mixed.red), green: channel(s.green, d.green, mixed.green),
      blue: channel(s.blue, d.blue, mixed.blue), alpha: s.alpha + d.alpha - (full + 127) / 255
    ).clamped.pixel
  }
}

/// A color whose channels range from 0 to the product of two alphas.
private struct ScaledColor {
  var red: Int
  var green: Int
  var blue: Int

  var luminosity: Int { (red * 30 + green * 59 + blue * 11 + 50) / 100 }
  var saturation: Int { max(red, green, blue) - min(red, green, blue) }

  func withSaturation(_ wanted: Int) -> ScaledColor {
    let low = min(red, green, blue)
    let range = saturation
    guard range > 0 else { return ScaledColor(red: 0, green: 0, blue: 0) }
    return map { (($0 - low) * wanted + range / 2) / range }
  }

  /// Changes the luminosity, and limits the channels to 0…`full`.
  func withLuminosity(_ wanted: Int, _ full: Int) -> ScaledColor {
    let shift = wanted - luminosity
    let moved = map { $0 + shift }
    let l = moved.luminosity
    let low = min(moved.red, moved.green, moved.blue)
    let high = max(moved.red, moved.green, moved.blue)
    var result = moved
    if low < 0 && l > low { result = result.map { l + ($0 - l) * l / (l - low) } }
    if high > full && high > l {
      result = result.map { l + ($0 - l) * (full - l) / (high - l) }
    }
    return result.map { max(0, min(full, $0)) }
  }

  private func map(_ change: (Int) -> Int) -> ScaledColor {
    ScaledColor(red: change(red), green: change(green), blue: change(blue))
  }
}
