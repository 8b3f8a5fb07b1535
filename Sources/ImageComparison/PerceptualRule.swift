/// A pixel differs when its color difference exceeds a limit.
///
/// Translucent pixels are laid on white and on black, and the larger difference decides. Screens repeat their
/// pairs of colors: a memo remembers the difference of the last pair in each of 32,768 slots.
///
/// - SeeAlso: D. E. Knuth, "The Art of Computer Programming", volume 3, 6.4, for hashing by the golden ratio: the
///   factor is 2⁶⁴ ÷ φ. We differ: a slot holds one pair, and the next one that falls there takes its place.
struct PerceptualRule: PixelRule {
  static let judgesByValue = true

  let formula: ColorDifference
  let limit: Double
  private var largest = 0.0
  private var memo = [Entry](repeating: Entry(pair: 0, value: 0), count: 1 << slotBits)

  private struct Entry {
    /// 0, the pair of two equal pixels, is never asked for.
    var pair: UInt64
    var value: Double
  }

  private static let slotBits: UInt64 = 15

  init(formula: ColorDifference, limit: Double) {
    self.formula = formula
    self.limit = limit
  }

  mutating func judge(_ reference: UInt32, _ actual: UInt32, at _: Int) -> PixelVerdict {
    let pair = UInt64(reference) << 32 | UInt64(actual)
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
    if memo[slot].pair != pair {
      memo[slot] = Entry(pair: pair, value: distance(reference, actual))
      largest = max(largest, memo[slot].value)
    }
    return memo[slot].value > limit ? .different : .tolerated
  }

  func finish(_ difference: inout ImageDifference) {
    difference.largestColorDifference = largest
  }

  /// Of premultiplied pixels.
  func distance(_ reference: UInt32, _ actual: UInt32) -> Double {
    let onBlack = opaqueDistance(reference, actual)
    guard reference & actual < 0xFF00_0000 else { return onBlack }
    return max(onBlack, opaqueDistance(Self.onWhite(reference), Self.onWhite(actual)))
  }

  private func opaqueDistance(_ reference: UInt32, _ actual: UInt32) -> Double {
    let (old, new) = (LabColor(reference), LabColor(actual))
    return formula == .ciede2000 ? old.ciede2000(new) : old.deltaE94(new)
  }

  /// Each channel grows by what alpha lacks; no carry, as no channel exceeds alpha.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    pixel &+ (255 - (pixel >> 24)) &* 0x1_0101
  }
}
