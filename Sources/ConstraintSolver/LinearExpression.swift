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

  /// As often as they occur.
  package var variables: some Sequence<SolverVariable> {
    terms.lazy.map { SolverVariable(index: $0.variable) }
  }

  /// Whether the two differ in their constants at most.
  package func hasSameTerms(as other: LinearExpression) -> Bool { terms == other.terms }

  // MARK: Limits

  /// Constants beyond this, in points, are as good as infinite; sums of them are still exact to
  /// less than the solver's tolerance.
  package static let largestConstant = 1e7
  /// Factors beyond this are as good as infinite.
  package static let largestFactor = 1e4

  /// The nearest to `value` that is not larger than `limit`, in either direction.
  static func limited(_ value: Double, _ limit: Double) -> Double {
    min(max(value, -limit), limit)
  }

  /// The expression with numbers that can be worked with; nil where one is not a number.
  var limited: LinearExpression? {
    // As almost all are; nothing is copied for them. A number that is none fails both.
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
