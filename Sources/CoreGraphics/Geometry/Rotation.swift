/// Sine and cosine of an angle, the same to the last bit on every processor.
///
/// The C library picks another code path, with other last bits, where fused multiplication exists; here only
/// + − × take part. Argument reduction and polynomials are those of FreeBSD's msun (k_sin.c, k_cos.c),
/// good to one unit in the last place for angles below 10⁵.
package struct Rotation {
  package let sine: Double
  package let cosine: Double

  /// - Parameter angle: radians; an infinite angle counts as 0.
  package init(angle: CGFloat) {
    guard angle.isFinite else {
      self.init(sine: 0, cosine: 1)
      return
    }
    let x = Double(angle)
    let quarters = (x * 0.636_619_772_367_581_343_076).rounded()
    let (remainder, tail) = Rotation.reduced(x, by: quarters)
    let s = Rotation.kernelSine(remainder, tail)
    let c = Rotation.kernelCosine(remainder, tail)
    switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: self.init(sine: s, cosine: c)
    case 1: self.init(sine: c, cosine: -s)
    case 2: self.init(sine: -s, cosine: -c)
    default: self.init(sine: -c, cosine: s)
    }
  }

  private init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// `x − quarters·π/2` as the sum of two numbers; π/2 is given in three parts of 33 bits.
  private static func reduced(_ x: Double, by quarters: Double) -> (Double, Double) {
    let first = x - quarters * 1.570_796_326_734_125_614_17
    let secondPart = quarters * 6.077_100_506_303_965_976_60e-11
    let second = first - secondPart
    let lost = quarters * 2.022_266_248_795_950_631_54e-21 - ((first - second) - secondPart)
    let high = second - lost
    return (high, (second - high) - lost)
  }

  private static func kernelSine(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    let r =
      8.333_333_333_322_489_461_24e-03
      + z
      * (-1.984_126_982_985_794_931_34e-04
        + z
        * (2.755_731_370_707_006_767_89e-06
          + z * (-2.505_076_025_340_686_341_95e-08 + z * 1.589_690_995_211_550_102_21e-10)))
    let v = z * x
    return x - ((z * (0.5 * tail - v * r) - tail) + v * 1.666_666_666_666_663_243_48e-01)
  }

  private static func kernelCosine(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    let r =
      z
      * (4.166_666_666_666_660_190_37e-02
        + z
        * (-1.388_888_888_887_410_957_49e-03
          + z
          * (2.480_158_728_947_672_941_78e-05
            + z
            * (-2.755_731_435_139_066_330_35e-07
              + z * (2.087_572_321_298_174_827_90e-09 + z * -1.135_964_755_778_819_482_65e-11)))))
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * r - x * tail))
  }
}
