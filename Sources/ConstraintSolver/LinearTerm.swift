/// One summand of a row: a variable and its factor.
struct LinearTerm: Equatable, Sendable {
  var variable: Int
  var coefficient: Double
}
