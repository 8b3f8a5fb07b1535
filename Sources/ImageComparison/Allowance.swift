/// A limit in the unit that its mode counts.
enum Allowance: Hashable {
  case pixels(Int)
  case bytes(Int)

  /// Converts an allowance.
  ///
  /// A share is rounded down, but with a millionth of a pixel of tolerance.
  ///
  /// That is necessary because 1 − 0.9 is slightly below a tenth in floating point.
  init(_ allowance: DifferenceAllowance, of pixelCount: Int) {
    switch allowance {
    case .pixels(let count): self = .pixels(count)
    case .share(let share):
      let share = share.isNaN ? 0 : max(0, min(1, share))
      self = .pixels(Int((share * Double(pixelCount) + 1e-6).rounded(.down)))
    }
  }

  func admits(pixels: Int) -> Bool {
    if case .pixels(let limit) = self { pixels <= limit } else { true }
  }

  func admits(_ difference: ImageDifference) -> Bool {
    switch self {
    case .pixels(let limit): difference.differingPixels <= limit
    case .bytes(let limit): difference.differingBytes <= limit
    }
  }
}
