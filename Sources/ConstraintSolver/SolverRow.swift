/// An equation that gives one variable in terms of others.
struct SolverRow: Sendable {
  enum Kind: Sendable {
    /// Gives a free variable in terms of any others; what it refers to may itself be defined.
    case definition
    /// Gives a variable that may not be negative, in terms of such variables that are zero now.
    case tableau
    case unused
  }

  var kind: Kind
  /// The variable on the left.
  var basic: Int
  var right: SparseRow
}
