/// Linear light between the primaries of sRGB and Display P3, both with white D65.
///
/// - SeeAlso: W3C, CSS Color Module Level 4, section 17. We differ: the two matrices are multiplied into one.
package enum Gamut {
  package static func sRGB(fromDisplayP3 v: (Double, Double, Double)) -> (Double, Double, Double) {
    (
      1.224_940_176_280_560 * v.0 - 0.224_940_176_280_560 * v.1,
      -0.042_056_954_709_688 * v.0 + 1.042_056_954_709_688 * v.1,
      -0.019_637_554_590_334 * v.0 - 0.078_636_045_550_632 * v.1 + 1.098_273_600_140_966 * v.2
    )
  }

  package static func displayP3(fromSRGB v: (Double, Double, Double)) -> (Double, Double, Double) {
    (
      0.822_461_968_714_362 * v.0 + 0.177_538_031_285_638 * v.1,
      0.033_194_198_850_962 * v.0 + 0.966_805_801_149_038 * v.1,
      0.017_082_630_721_290 * v.0 + 0.072_397_440_663_024 * v.1 + 0.910_519_928_615_686 * v.2
    )
  }
}
