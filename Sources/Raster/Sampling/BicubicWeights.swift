/// For each of a row of target pixels, the source pixels it is made of and their weights, which add up to 2¹⁴.
///
/// Along an axis that is reduced `s` times, a source pixel at distance d from the target pixel's center weighs k(d / s),
/// where k(t) = 1.5·|t|³ − 2.5·t² + 1 up to 1, and −0.5·|t|³ + 2.5·t² − 4·|t| + 2 from there to 2: all that the target
/// pixel covers takes part, and as much again on either side. Along one that is not reduced, two neighbors are mixed,
/// as when a picture is enlarged.
///
/// - SeeAlso: R. G. Keys, "Cubic Convolution Interpolation for Digital Image Processing" (IEEE Transactions on
///   Acoustics, Speech, and Signal Processing 29, 1981), equation 15 for k; P. S. Heckbert, "Fundamentals of Texture
///   Mapping and Image Warping" (1989), 3.5.2, for widening it to the size of a target pixel. We differ: at the edges
///   of a picture, the pixels that are there share the whole; and weights are whole 2⁻¹⁴ths, rounded as sums, so that
///   an even color stays exactly what it is.
struct BicubicWeights {
  /// How many bits a weight has behind the point.
  static let fractionBits = 14

  /// Where each target pixel's first source pixel is, and where its weights start; one more at the end.
  private(set) var firsts: [Int] = []
  private(set) var starts: [Int] = [0]
  /// The weights, from a little below 0 to 2¹⁴.
  private(set) var weights: [Int16] = []

  /// The center of target pixel `i` is at `scale · (i + ½) + offset` of the source, of which `low..<high` is there.
  init(from: Int, count: Int, scale: Double, offset: Double, low: Int, high: Int) {
    let width = max(1, abs(scale))
    let reach = abs(scale) > 1 ? 2 * width : 1
    for i in from..<from + count {
      let centre = max(Double(low), min(Double(high), scale * (Double(i) + 0.5) + offset))
      // An absurd reduction reaches farther than integers do.
      let begin = max(Double(low), min(Double(high - 1), (centre - reach).rounded(.down)))
      let end = max(Double(low), min(Double(high - 1), (centre + reach).rounded(.down)))
      let first = Int(begin)
      let last = max(first, Int(end))
      append(
        first,
        (first...last).map { pixel in
          let t = abs(Double(pixel) + 0.5 - centre) / width
          return abs(scale) > 1 ? Self.cubic(t) : max(0, 1 - t)
        })
    }
  }

  var count: Int { firsts.count }

  /// The range of source pixels that contribute to any target pixel.
  var range: Range<Int> {
    let low = firsts.min() ?? 0
    let high = firsts.indices.map { firsts[$0] + starts[$0 + 1] - starts[$0] }.max() ?? low
    return low..<high
  }

  /// - Parameter t: 0 or more.
  private static func cubic(_ t: Double) -> Double {
    if t < 1 { return (1.5 * t - 2.5) * t * t + 1 }
    return t < 2 ? ((2.5 - 0.5 * t) * t - 4) * t + 2 : 0
  }

  /// Appends weights.
  ///
  /// The sums are rounded instead of the weights, so that errors do not add up.
  private mutating func append(_ first: Int, _ shares: [Double]) {
    let whole = shares.reduce(0, +)
    firsts.append(first)
    var (sum, given) = (0.0, 0)
    for share in shares {
      sum += share
      let rounded = Int((sum / whole * Double(1 << Self.fractionBits)).rounded())
      weights.append(Int16(clamping: rounded - given))
      given = rounded
    }
    starts.append(weights.count)
  }
}
