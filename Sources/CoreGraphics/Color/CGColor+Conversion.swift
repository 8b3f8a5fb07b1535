import DarkroomRaster

extension CGColor {
  /// Returns nil for patterns, and for spaces to which colors are not converted (CMYK, pattern).
  ///
  /// - Important: `intent` and `options` are inert; outside the space's range, components of spaces
  ///   that are not extended are clipped.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == colorSpace { return self }
    guard pattern == nil, let values = rasterColor.components(in: space) else { return nil }
    return CGColor(space: space, values: values)
  }
}

extension Color {
  /// Converts components of `space`, with alpha last, to sRGB.
  ///
  /// - SeeAlso: ISO 32000-1:2008, 10.3.5, for inks. We differ: what two inks let through is multiplied, where the
  ///   standard adds the inks.
  init(_ values: [CGFloat], in space: CGColorSpace) {
    let v = values.map { Double($0) }
    let alpha = v.last ?? 1
    switch space.model {
    case .monochrome where v.count == 2:
      let gray = space.transfer == .linear ? TransferCurve.encode(v[0]) : v[0]
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    case .rgb where v.count == 4:
      self.init(rgb: (v[0], v[1], v[2]), in: space, alpha: alpha)
    case .cmyk where v.count == 5:
      self.init(
        red: (1 - v[0]) * (1 - v[3]), green: (1 - v[1]) * (1 - v[3]),
        blue: (1 - v[2]) * (1 - v[3]), alpha: alpha)
    default:
      self.init(red: 0, green: 0, blue: 0, alpha: alpha)
    }
  }

  private init(rgb v: (Double, Double, Double), in space: CGColorSpace, alpha: Double) {
    if space.transfer == .sRGB, space.primaries == .sRGB {
      self.init(red: v.0, green: v.1, blue: v.2, alpha: alpha)
      return
    }
    var light = v
    if space.transfer == .sRGB {
      light = (TransferCurve.decode(v.0), TransferCurve.decode(v.1), TransferCurve.decode(v.2))
    }
    if space.primaries == .displayP3 { light = Gamut.sRGB(fromDisplayP3: light) }
    self.init(
      red: TransferCurve.encode(light.0), green: TransferCurve.encode(light.1),
      blue: TransferCurve.encode(light.2), alpha: alpha)
  }

  /// The components of this color in `space`, with alpha last; nil if there is no conversion.
  ///
  /// - SeeAlso: ITU-R BT.709-6, 3.2, for the weights of grey. We differ: they weigh light, as ColorSync has it, where
  ///   the recommendation weighs encoded values.
  func components(in space: CGColorSpace) -> [CGFloat]? {
    func bounded(_ x: Double) -> CGFloat { CGFloat(space.isExtended ? x : max(0, min(1, x))) }
    switch space.model {
    case .monochrome:
      // The luminance of Rec. 709 in linear light, as ColorSync computes it.
      let light =
        0.2126 * TransferCurve.decode(red) + 0.7152 * TransferCurve.decode(green)
        + 0.0722 * TransferCurve.decode(blue)
      let isGray = red == green && green == blue
      if space.transfer == .linear { return [bounded(light), CGFloat(alpha)] }
      return [bounded(isGray ? red : TransferCurve.encode(light)), CGFloat(alpha)]
    case .rgb:
      let v = rgb(in: space)
      return [bounded(v.0), bounded(v.1), bounded(v.2), CGFloat(alpha)]
    default:
      return nil
    }
  }

  private func rgb(in space: CGColorSpace) -> (Double, Double, Double) {
    if space.transfer == .sRGB, space.primaries == .sRGB { return (red, green, blue) }
    var light = (
      TransferCurve.decode(red), TransferCurve.decode(green), TransferCurve.decode(blue)
    )
    if space.primaries == .displayP3 { light = Gamut.displayP3(fromSRGB: light) }
    if space.transfer == .linear { return light }
    return (
      TransferCurve.encode(light.0), TransferCurve.encode(light.1), TransferCurve.encode(light.2)
    )
  }
}
