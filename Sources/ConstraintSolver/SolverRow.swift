/// An equation that gives one variable, its basic one, in terms of others.
///
/// The other variables can have rows themselves; following them never leads back to the start.
struct SolverRow: Sendable {
  /// The variable on the left, or -1 for a row that is not in use.
  var basic: Int
  var right: SparseRow
}
