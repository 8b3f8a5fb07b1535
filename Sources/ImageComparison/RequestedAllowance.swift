/// What a mode asks for, before the number of pixels is known.
enum RequestedAllowance {
  case allowance(DifferenceAllowance)
  case bytes(precision: Double)

  static func pixels(_ count: Int) -> Self { .allowance(.pixels(count)) }
  static func precision(_ precision: Double) -> Self { .allowance(.share(1 - precision)) }

  func resolved(of pixelCount: Int) -> Allowance {
    switch self {
    case .allowance(let allowance): return Allowance(allowance, of: pixelCount)
    case .bytes(let precision):
      let share = 1 - max(0, min(1, Float(precision.isNaN ? 1 : precision)))
      return .bytes(Int(share * Float(pixelCount * 4)))
    }
  }
}
