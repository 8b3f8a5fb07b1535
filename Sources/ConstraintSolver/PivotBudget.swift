/// How many pivots one `solve` may take.
///
/// The rules for choosing pivots are quick but might go round in circles; after `cautiousAfter` pivots
/// Bland's rule takes over, which never does in exact arithmetic. Rounding errors can defeat even
/// that one, so there is an end to it.
struct PivotBudget: Sendable {
  private var used = 0
  private var cautiousAfter = 0
  private var limit = 0

  var isCautious: Bool { used >= cautiousAfter }
  var isSpent: Bool { used >= limit }

  /// - Parameter size: the number of rows.
  mutating func begin(size: Int, isCautious: Bool) {
    used = 0
    cautiousAfter = isCautious ? 0 : 200 + 5 * size
    limit = cautiousAfter + 2000 + 20 * size
  }

  mutating func spend() { used += 1 }
}
