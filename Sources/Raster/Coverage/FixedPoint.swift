/// Device coordinates with eight fractional bits, "24.8".
enum FixedPoint {
  static let shift: Int32 = 8
  static let one: Int32 = 256
  static let mask: Int32 = 255
  /// The distance in device pixels beyond which a line is cut before it is rounded, so that products of two coordinate
  /// differences stay exact in a Double.
  static let limit = 4_194_304.0

  /// `value` rounded to the nearest integer, ties to even.
  ///
  /// Adding 1.5·2⁵² leaves the integer in the low bits of the significand, without branches, traps, or dependence on
  /// the processor. It is exact for |value| < 2³¹.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }

  @inline(__always)
  static func encode(_ pixels: Double) -> Int32 { nearest(pixels * 256) }

  /// Whether `p` is near enough to be rounded; false for NaN.
  @inline(__always)
  static func isNear(_ p: Point) -> Bool { abs(p.x) <= limit && abs(p.y) <= limit }
}
