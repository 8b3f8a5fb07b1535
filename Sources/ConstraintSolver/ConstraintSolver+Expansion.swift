extension ConstraintSolver {
  /// `row` without defined variables.
  /// - Parameter isComplete: whether variables with a tableau row are replaced, too.
  mutating func expanded(_ row: SparseRow, isComplete: Bool) -> SparseRow {
    beginExpansion()
    let constant = row.constant + accumulate(row)
    let rest = isComplete ? accumulateTableauRows() : 0
    return SparseRow(constant: constant + rest, sortedTerms: scratch.finish())
  }

  /// The variables that occur in the expansion of `row` for no other reason than that `row` itself
  /// names them.
  mutating func expandedWithDirectFreeVariable(_ row: SparseRow) -> (SparseRow, direct: Int?) {
    beginExpansion()
    let constant = row.constant + accumulate(row)
    let direct = row.terms.last {
      isFree($0.variable) && scratch.additions[$0.variable] == 1
    }
    return (
      SparseRow(constant: constant, sortedTerms: scratch.finish()), direct: direct?.variable
    )
  }

  func isFree(_ variable: Int) -> Bool {
    variables[variable].kind == .external && variables[variable].row < 0
  }

  private mutating func beginExpansion() { scratch.prepare(count: variables.count) }

  /// Adds the row, definitions replaced, to the scratch room.
  /// - Returns: the constant that the definitions brought.
  private mutating func accumulate(_ row: SparseRow) -> Double {
    for term in row.terms { scratch.add(term.coefficient, to: term.variable) }
    let order = definitionsReached(from: row.terms.map(\.variable))
    var constant = 0.0
    for variable in order.reversed() {
      let factor = scratch.take(variable)
      guard factor != 0 else { continue }
      let right = rows[variables[variable].row].right
      constant += factor * right.constant
      for term in right.terms { scratch.add(factor * term.coefficient, to: term.variable) }
    }
    return constant
  }

  private mutating func accumulateTableauRows() -> Double {
    var constant = 0.0
    for variable in scratch.touched {
      guard let row = tableauRow(of: variable) else { continue }
      let factor = scratch.take(variable)
      constant += factor * rows[row].right.constant
      for term in rows[row].right.terms {
        scratch.add(factor * term.coefficient, to: term.variable)
      }
    }
    return constant
  }

  /// Defined variables, each after those that its definition refers to.
  private func definitionsReached(from roots: [Int]) -> [Int] {
    var order: [Int] = []
    var isSeen = Set<Int>()
    var pending: [(variable: Int, isOpen: Bool)] = roots.filter(isDefined).map { ($0, false) }
    while let (variable, isOpen) = pending.popLast() {
      if isOpen {
        order.append(variable)
      } else if isSeen.insert(variable).inserted {
        pending.append((variable, true))
        for term in rows[variables[variable].row].right.terms
        where isDefined(term.variable) && !isSeen.contains(term.variable) {
          pending.append((term.variable, false))
        }
      }
    }
    return order
  }
}
