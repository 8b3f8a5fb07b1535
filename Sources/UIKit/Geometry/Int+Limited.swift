extension Int {
  /// The integer part, limited to ±2³¹ so that the sum or product of two does not overflow; 0 for NaN.
  init(limited number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.max(-2_147_483_648, Swift.min(2_147_483_648, number)))
  }
}
