/// A rotation as its cosine and sine, computed without the C library, whose last bits differ between machines.
package struct Rotation {
  package var cosine: Double
  package var sine: Double

  /// Creates the rotation by `angle` radians, or no rotation if the angle is not finite.
  ///
  /// It is exact to about one unit in the last place below 10⁵ turns.
  ///
  /// The angle is reduced to ±π/4 with π/2 in three parts, and two polynomials are evaluated.
  /// - SeeAlso: fdlibm, `k_sin.c` and `k_cos.c` (Sun Microsystems), for the coefficients. We differ: what is left of
  ///   the angle is one double instead of two, and large angles lose whole turns by a remainder first.
  package init(angle: Double) {
    let angle = abs(angle) < 1e6 ? angle : Self.withinATurn(angle)
    let quarters = (angle * (2 / .pi)).rounded(.toNearestOrEven)
    let r =
      ((angle - quarters * 1.570_796_326_734_125_614_17) - quarters * 6.077_100_506_303_965_976e-11)
      - quarters * 2.022_266_248_795_950_631_5e-21
    let z = r * r
    let s = r + r * z * Self.sinePolynomial(z)
    let c = 1 - (0.5 * z - z * z * Self.cosinePolynomial(z))
    switch Int(quarters) & 3 {
    case 0: (cosine, sine) = (c, s)
    case 1: (cosine, sine) = (-s, c)
    case 2: (cosine, sine) = (-c, -s)
    default: (cosine, sine) = (s, -c)
    }
  }

  private static func withinATurn(_ angle: Double) -> Double {
    angle.isFinite ? angle.truncatingRemainder(dividingBy: 2 * .pi) : 0
  }

  private static func sinePolynomial(_ z: Double) -> Double {
    let high =
      2.755_731_370_707_006_767_89e-06
      + z * (-2.505_076_025_340_686_341_95e-08 + z * 1.589_690_995_211_550_102_21e-10)
    let low = 8.333_333_333_322_489_461_24e-03 + z * (-1.984_126_982_985_794_931_34e-04 + z * high)
    return -1.666_666_666_666_663_243_48e-01 + z * low
  }

  private static func cosinePolynomial(_ z: Double) -> Double {
    let high =
      -2.755_731_435_139_066_330_35e-07
      + z * (2.087_572_321_298_174_827_90e-09 - z * 1.135_964_755_778_819_482_65e-11)
    let low = -1.388_888_888_887_410_957_49e-03 + z * (2.480_158_728_947_672_941_78e-05 + z * high)
    return 4.166_666_666_666_660_190_37e-02 + z * low
  }
}
