/// A fraction of two whole numbers, in lowest terms.
package struct Rational: Comparable {
  /// A number has become too large for a machine word.
  package struct Overflow: Error {}

  let numerator: Int
  let denominator: Int

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  private init(_ numerator: Int, over denominator: Int) throws(Overflow) {
    if denominator == 1 {
      self.numerator = numerator
      self.denominator = 1
      return
    }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    guard a <= UInt(Int.max), numerator != .min, denominator != .min else { throw Overflow() }
    let divisor = denominator < 0 ? -Int(a) : Int(a)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }

  /// - Precondition: small numbers, as those of the systems under test.
  package static func < (a: Rational, b: Rational) -> Bool {
    Double(a.numerator) * Double(b.denominator) < Double(b.numerator) * Double(a.denominator)
  }

  func plus(_ other: Rational) throws(Overflow) -> Rational {
    if isZero { return other }
    if other.isZero { return self }
    return try Rational(
      Self.sum(
        Self.product(numerator, other.denominator), Self.product(other.numerator, denominator)),
      over: Self.product(denominator, other.denominator))
  }

  func minus(_ other: Rational) throws(Overflow) -> Rational {
    try plus(other.times(Rational(-1)))
  }

  func times(_ other: Rational) throws(Overflow) -> Rational {
    try Rational(
      Self.product(numerator, other.numerator),
      over: Self.product(denominator, other.denominator))
  }

  /// - Precondition: `other` is not zero.
  func divided(by other: Rational) throws(Overflow) -> Rational {
    try Rational(
      Self.product(numerator, other.denominator),
      over: Self.product(denominator, other.numerator))
  }

  private static func product(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (result, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw Overflow() }
    return result
  }

  private static func sum(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (result, overflow) = a.addingReportingOverflow(b)
    if overflow { throw Overflow() }
    return result
  }
}
