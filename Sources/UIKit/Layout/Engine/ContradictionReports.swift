/// Reports constraints that were given up: once for as long as they stay given up.
///
/// Constraints are identified by their position in the solver's order.
struct ContradictionReports {
  private var given: Set<Int> = []
  private var reported: Set<Int> = []
  private var restored: Set<Int> = []
  private var texts: [(order: Int, text: String)] = []

  func isReported(_ order: Int) -> Bool { reported.contains(order) }

  mutating func add(_ text: String, of order: Int) { texts.append((order, text)) }

  mutating func wasGivenUp(_ order: Int) { given.insert(order) }

  mutating func wasRestored(_ order: Int) {
    given.remove(order)
    restored.insert(order)
  }

  /// Forgets a constraint that changed or was removed.
  mutating func forget(_ order: Int) {
    given.remove(order)
    reported.remove(order)
  }

  /// Returns the reports at the end of an update, in the order in which they were found.
  mutating func take() -> [String] {
    reported.subtract(restored.subtracting(given))
    restored = []
    let new = texts.filter { given.contains($0.order) && reported.insert($0.order).inserted }
    texts = []
    return new.map { $0.text }
  }
}
