/// A constant plus terms, sorted by variable, none of them zero.
struct SparseRow: Sendable {
  /// The magnitude below which factors are rounding errors.
  ///
  /// Multiplied by 10,000 points, it is still less than the solver's tolerance.
  static let negligible = 1e-12

  var constant: Double
  private(set) var terms: LinearTerms

  init(constant: Double = 0, sortedTerms: LinearTerms = LinearTerms()) {
    self.constant = constant
    terms = sortedTerms
  }

  init(_ expression: LinearExpression) {
    constant = expression.constant
    terms = LinearTerms()
    // Most expressions are short; insertion sorts their terms.
    if expression.terms.count <= 16 {
      for index in expression.terms.indices { add(expression.terms[index]) }
    } else {
      for term in expression.terms.sorted(by: { $0.variable < $1.variable }) { add(term) }
    }
    terms.removeAll(where: Self.isNegligible)
  }

  private static func isNegligible(_ term: LinearTerm) -> Bool {
    abs(term.coefficient) < negligible
  }

  private mutating func add(_ term: LinearTerm) {
    var place = terms.count
    while place > 0, terms[place - 1].variable > term.variable { place -= 1 }
    if place > 0, terms[place - 1].variable == term.variable {
      terms[place - 1].coefficient += term.coefficient
    } else {
      terms.insert(term, at: place)
    }
  }

  private func position(of variable: Int) -> Int? {
    if terms.count <= 8 { return terms.firstIndex { $0.variable == variable } }
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? low : nil
  }

  /// Returns the factor of a variable, or zero if it does not occur.
  func coefficient(of variable: Int) -> Double {
    position(of: variable).map { terms[$0].coefficient } ?? 0
  }

  func contains(_ variable: Int) -> Bool { position(of: variable) != nil }

  mutating func remove(_ variable: Int) {
    if let position = position(of: variable) { terms.remove(at: position) }
  }

  mutating func insert(_ variable: Int, _ coefficient: Double) {
    var place = terms.count
    while place > 0, terms[place - 1].variable > variable { place -= 1 }
    terms.insert(LinearTerm(variable: variable, coefficient: coefficient), at: place)
  }

  mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    constant *= factor
    terms.modifyEach { $0.coefficient *= factor }
  }

  /// Replaces `variable` by `other`, which must not contain it.
  /// - Parameter appeared: Called with each variable that is new in the row.
  mutating func substitute(_ variable: Int, by other: SparseRow, appeared: (Int) -> Void) {
    let factor = coefficient(of: variable)
    guard factor != 0 else { return }
    constant += factor * other.constant
    var merged = LinearTerms()
    var next = 0
    for term in terms where term.variable != variable {
      while next < other.terms.count, other.terms[next].variable < term.variable {
        merged.append(other.terms[next].scaled(by: factor))
        appeared(other.terms[next].variable)
        next += 1
      }
      var term = term
      if next < other.terms.count, other.terms[next].variable == term.variable {
        term.coefficient += factor * other.terms[next].coefficient
        next += 1
        if abs(term.coefficient) < Self.negligible { continue }
      }
      merged.append(term)
    }
    for term in other.terms[next...] {
      merged.append(term.scaled(by: factor))
      appeared(term.variable)
    }
    terms = merged
  }

  /// Solves `0 = self` for `variable`.
  /// - Precondition: The row contains the variable.
  mutating func solve(for variable: Int) {
    guard let place = position(of: variable) else { return }
    let factor = -1 / terms[place].coefficient
    terms.remove(at: place)
    constant *= factor
    terms.modifyEach { $0.coefficient *= factor }
  }

}

extension LinearTerm {
  func scaled(by factor: Double) -> LinearTerm {
    LinearTerm(variable: variable, coefficient: coefficient * factor)
  }
}
