extension Int {
  /// The whole part, within ±2³¹, so that sums and products of two have room; 0 for what is not a number.
  init(limited number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.max(-2_147_483_648, Swift.min(2_147_483_648, number)))
  }
}
