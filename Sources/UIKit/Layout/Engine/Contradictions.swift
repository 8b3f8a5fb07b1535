import DarkroomConstraintSolver

/// The required constraints that were given up, and the reasons.
///
/// Each remains in the solver as an optional constraint, whose number is used here. It cannot hold while the
/// constraints that it contradicts hold unchanged; when one of them changes, it is tried again. So which constraints
/// are given up depends only on the current constraints and their order, not on history: earlier ones take precedence.
struct Contradictions {
  /// The constraints that each optional one contradicts, all of which come earlier in the order.
  private var others: [SolverConstraint: [SolverConstraint]] = [:]
  private var dependents: [SolverConstraint: Set<SolverConstraint>] = [:]
  private var outdated: Set<SolverConstraint> = []
  /// During a search: the constraints that each given up one contradicts.
  private var found: [SolverConstraint: [SolverConstraint]] = [:]

  // MARK: Searches of the solver

  mutating func giveUp(_ id: SolverConstraint, against others: [SolverConstraint]) {
    found[id] = others
  }

  /// - Parameter id: The number of the constraint during the search.
  mutating func note(_ wish: SolverConstraint, givenUpAs id: SolverConstraint) {
    let all = found[id] ?? []
    let holding = all.filter { found[$0] == nil }
    others[wish] = holding
    for other in holding { dependents[other, default: []].insert(wish) }
    // One of the constraints that it contradicts was given up later.
    if holding.count < all.count { outdated.insert(wish) }
  }

  mutating func endSearch() { found = [:] }

  /// The optional constraints that may hold again.
  var mayHold: [SolverConstraint] { outdated.sorted { $0.index < $1.index } }

  // MARK: Changes

  /// Forgets a constraint that is no longer given up.
  mutating func forget(_ wish: SolverConstraint) {
    outdated.remove(wish)
    for other in others.removeValue(forKey: wish) ?? [] {
      dependents[other]?.remove(wish)
      if dependents[other]?.isEmpty ?? false { dependents[other] = nil }
    }
  }

  /// Called when a constraint has changed, was removed or was given up.
  mutating func didChange(_ id: SolverConstraint) {
    guard !others.isEmpty else { return }
    if let found = dependents.removeValue(forKey: id) { outdated.formUnion(found) }
    if others[id] != nil { outdated.insert(id) }
  }
}
