import DarkroomRaster

/// A color in CIE L*a*b* under D65.
struct LabColor: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates the color of an opaque sRGB pixel, with red in the lowest byte.
  ///
  /// - SeeAlso: IEC 61966-2-1 for the curve and the matrix; CIE 15:2004, 8.2.1, for L*a*b*. We differ:
  ///   the white point is the matrix' own, so that grays have a = b = 0.
  init(_ pixel: UInt32) {
    let r = Self.linear[Int(pixel & 255)]
    let g = Self.linear[Int(pixel >> 8 & 255)]
    let b = Self.linear[Int(pixel >> 16 & 255)]
    let x = Self.response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = Self.response((0.2126729 * r + 0.7151522 * g + 0.0721750 * b) / 1.0000001)
    let z = Self.response((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : PortableMath.power((value + 0.055) / 1.055, 2.4)
  }

  private static func response(_ t: Double) -> Double {
    t > 216.0 / 24_389 ? PortableMath.cubeRoot(t) : (24_389.0 / 27 * t + 16) / 116
  }

  var chroma: Double { (a * a + b * b).squareRoot() }
}
