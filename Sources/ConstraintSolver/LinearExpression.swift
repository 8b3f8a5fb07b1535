/// A constant plus variables with factors.
package struct LinearExpression: Sendable {
  package var constant: Double
  var terms: [LinearTerm] = []

  package init(_ constant: Double = 0) { self.constant = constant }

  package init(_ variable: SolverVariable, times factor: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    add(variable, times: factor)
  }

  package mutating func add(_ variable: SolverVariable, times factor: Double = 1) {
    if terms.isEmpty { terms.reserveCapacity(4) }
    terms.append(LinearTerm(variable: variable.index, coefficient: factor))
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      terms.append(
        LinearTerm(variable: term.variable, coefficient: term.coefficient * factor))
    }
  }

  /// The variables, repeated as often as they occur.
  package var variables: some Sequence<SolverVariable> {
    terms.lazy.map { SolverVariable(index: $0.variable) }
  }

  /// Returns whether the two expressions differ at most in their constants.
  package func hasSameTerms(as other: LinearExpression) -> Bool { terms == other.terms }

  // MARK: Limits

  /// The largest constant, in points; larger ones count as infinite.
  ///
  /// Sums of such constants are still exact to less than the solver's tolerance.
  package static let largestConstant = 1e7
  /// The largest factor; larger ones count as infinite.
  package static let largestFactor = 1e4

  /// Returns the number nearest to `value` whose magnitude isn't larger than `limit`.
  static func limited(_ value: Double, _ limit: Double) -> Double {
    min(max(value, -limit), limit)
  }

  /// The expression with its numbers limited, or nil if one of them is not a number.
  var limited: LinearExpression? {
    // Almost all expressions are within the limits, so nothing is copied for them. NaN fails both comparisons.
    if abs(constant) <= Self.largestConstant,
      terms.allSatisfy({ abs($0.coefficient) <= Self.largestFactor })
    {
      return self
    }
    guard !constant.isNaN, !terms.contains(where: { $0.coefficient.isNaN }) else { return nil }
    var result = LinearExpression(Self.limited(constant, Self.largestConstant))
    result.terms = terms.map {
      LinearTerm(
        variable: $0.variable, coefficient: Self.limited($0.coefficient, Self.largestFactor))
    }
    return result
  }
}
