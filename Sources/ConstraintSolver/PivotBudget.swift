/// The number of pivots that one `solve` may take.
///
/// The rules for choosing pivots are quick but can go round in circles. After `cautiousAfter` pivots, Bland's rule
/// takes over, which never does so in exact arithmetic. Rounding errors can defeat even that rule, so its pivots are
/// limited too.
struct PivotBudget: Sendable {
  /// Pivots that any system may take, and how many more each of its rows brings.
  struct Share: Sendable {
    var fixed: Int
    var perRow: Int

    func pivots(rows: Int) -> Int { fixed + perRow * rows }
  }

  /// The number of pivots before Bland's rule takes over.
  var quick = Share(fixed: 200, perRow: 5)
  /// The number of pivots under Bland's rule.
  var cautious = Share(fixed: 2000, perRow: 20)

  private var used = 0
  private var cautiousAfter = 0
  private var limit = 0

  var isCautious: Bool { used >= cautiousAfter }
  var isSpent: Bool { used >= limit }

  /// - Parameter size: The number of rows.
  mutating func begin(size: Int, isCautious: Bool) {
    used = 0
    cautiousAfter = isCautious ? 0 : quick.pivots(rows: size)
    limit = cautiousAfter + cautious.pivots(rows: size)
  }

  mutating func spend() { used += 1 }
}
