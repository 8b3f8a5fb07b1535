/// Converts scale factors to pixels per meter; scale 1 is 72 dpi.
enum PNGResolution {
  private static let pixelsPerMeterAtScaleOne = 72 / 0.0254

  /// Returns the resolution, or 0 (no pHYs chunk) if the scale is 1 or isn't a positive finite number.
  ///
  /// The values are those in files that UIKit wrote: 5669 at scale 2 and 8504 at scale 3.
  static func pixelsPerMeter(scale: Double) -> UInt32 {
    guard scale.isFinite, scale > 0, scale != 1 else { return 0 }
    return UInt32(min(2_147_483_647, (scale * pixelsPerMeterAtScaleOne).rounded()))
  }

  /// Returns the whole or half scale from 0.5 to 16 with this resolution, or 1 if there is none.
  ///
  /// Files of other programs may have resolutions that don't correspond to a scale, such as 96 dpi.
  static func scale(pixelsPerMeter: UInt32) -> Double {
    let halves = (Double(pixelsPerMeter) / pixelsPerMeterAtScaleOne * 2).rounded()
    guard (1...32).contains(halves) else { return 1 }
    let scale = halves / 2
    let exact = scale * pixelsPerMeterAtScaleOne
    return abs(Double(pixelsPerMeter) - exact) <= 2 ? scale : 1
  }
}
