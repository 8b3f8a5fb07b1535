/// One summand of a row: a variable and its factor.
struct LinearTerm: Equatable, Sendable, BlankElement {
  static let blank = LinearTerm(variable: 0, coefficient: 0)

  var variable: Int
  var coefficient: Double
}

/// The summands of a row; few have more than a constraint, which has two views and their containers, and its errors.
typealias LinearTerms = ShortList<5, LinearTerm>
