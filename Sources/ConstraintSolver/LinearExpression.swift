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
    terms.append(LinearTerm(variable: variable.index, coefficient: factor))
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      terms.append(
        LinearTerm(variable: term.variable, coefficient: term.coefficient * factor))
    }
  }

  /// Whether the two differ in their constants at most.
  package func hasSameTerms(as other: LinearExpression) -> Bool { terms == other.terms }
}
