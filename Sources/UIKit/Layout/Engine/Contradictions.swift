import DarkroomConstraintSolver

/// Required constraints that were given up, and why.
///
/// Each is in the solver as a wish, under whose number it stands here. As long as the constraints that it contradicts
/// hold and say the same, it cannot hold; when one of them changes, it is tried again. So which ones are given up
/// follows from the constraints of now and their order, and not from what there was before: those that hold are the
/// first ones that go together.
struct Contradictions {
  /// By number of the wish: what it contradicts, all of it earlier in the order.
  private var others: [SolverConstraint: [SolverConstraint]] = [:]
  private var dependents: [SolverConstraint: Set<SolverConstraint>] = [:]
  private var outdated: Set<SolverConstraint> = []
  /// Of the search under way: by number of a constraint given up, those that it contradicts.
  private var found: [SolverConstraint: [SolverConstraint]] = [:]

  // MARK: Searches of the solver

  mutating func giveUp(_ id: SolverConstraint, against others: [SolverConstraint]) {
    found[id] = others
  }

  /// - Parameter id: the number that the constraint had in the search.
  mutating func note(_ wish: SolverConstraint, givenUpAs id: SolverConstraint) {
    let all = found[id] ?? []
    let holding = all.filter { found[$0] == nil }
    others[wish] = holding
    for other in holding { dependents[other, default: []].insert(wish) }
    // Of what it contradicts something was given up later.
    if holding.count < all.count { outdated.insert(wish) }
  }

  mutating func endSearch() { found = [:] }

  /// Wishes that may hold again.
  var mayHold: [SolverConstraint] { outdated.sorted { $0.index < $1.index } }

  // MARK: Changes

  /// The wish is none any more.
  mutating func forget(_ wish: SolverConstraint) {
    outdated.remove(wish)
    for other in others.removeValue(forKey: wish) ?? [] {
      dependents[other]?.remove(wish)
      if dependents[other]?.isEmpty ?? false { dependents[other] = nil }
    }
  }

  /// A constraint says something else, or is gone, or a wish.
  mutating func didChange(_ id: SolverConstraint) {
    guard !others.isEmpty else { return }
    if let found = dependents.removeValue(forKey: id) { outdated.formUnion(found) }
    if others[id] != nil { outdated.insert(id) }
  }
}
