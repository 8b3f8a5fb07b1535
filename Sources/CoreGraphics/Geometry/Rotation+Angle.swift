package import DarkroomRaster

extension Rotation {
  /// The angle of a vector in −π…π, like `atan2`, with the same result on every processor.
  ///
  /// - SeeAlso: FreeBSD's msun, `s_atan.c`, for the coefficients and the ranges up to 1. We differ: the series is one
  ///   sum instead of two, low words are left out, and signs of zeros and what is not finite do not count.
  package static func angle(y: Double, x: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    let steep = abs(y) > abs(x)
    let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    var angle = arcTangent(ratio)
    if steep { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The arc tangent of a number from 0 to 1.
  private static func arcTangent(_ x: Double) -> Double {
    if x < 0.4375 { return x - x * tangentSeries(x) }
    let base: Double
    let t: Double
    if x < 0.6875 {
      base = 0.463_647_609_000_806_115_9  // atan(1/2)
      t = (2 * x - 1) / (2 + x)
    } else {
      base = Double.pi / 4
      t = (x - 1) / (x + 1)
    }
    return base - (t * tangentSeries(t) - t)
  }

  private static func tangentSeries(_ x: Double) -> Double {
    let z = x * x
    var sum = 0.0
    for coefficient in coefficients { sum = sum * z + coefficient }
    return sum * z
  }

  private static let coefficients = [
    1.628_582_011_536_578_236_23e-02, -3.653_157_274_421_691_552_70e-02,
    4.976_877_994_615_932_360_17e-02, -5.833_570_133_790_573_486_45e-02,
    6.661_073_137_387_531_206_69e-02, -7.691_876_205_044_829_994_95e-02,
    9.090_887_133_436_506_561_96e-02, -1.111_111_040_546_235_578_80e-01,
    1.428_571_427_250_346_637_11e-01, -1.999_999_999_987_648_324_76e-01,
    3.333_333_333_333_293_180_27e-01,
  ]
}
