/// Scale factors as pixels per metre: 72 dpi is one pixel a point.
enum PNGResolution {
  private static let pixelsPerMeterAtScaleOne = 72 / 0.0254

  /// 0, for no pHYs chunk, at scale 1 or when the scale is no positive finite number.
  ///
  /// 5669 at 2, 8504 at 3, as in files that UIKit wrote.
  static func pixelsPerMeter(scale: Double) -> UInt32 {
    guard scale.isFinite, scale > 0, scale != 1 else { return 0 }
    return UInt32(min(2_147_483_647, (scale * pixelsPerMeterAtScaleOne).rounded()))
  }

  /// The whole or half scale whose resolution this is; 1 when there is none from 0.5 to 16.
  ///
  /// Files of other programs have resolutions such as 96 dpi that are no scale.
  static func scale(pixelsPerMeter: UInt32) -> Double {
    let halves = (Double(pixelsPerMeter) / pixelsPerMeterAtScaleOne * 2).rounded()
    guard (1...32).contains(halves) else { return 1 }
    let scale = halves / 2
    let exact = scale * pixelsPerMeterAtScaleOne
    return abs(Double(pixelsPerMeter) - exact) <= 2 ? scale : 1
  }
}
