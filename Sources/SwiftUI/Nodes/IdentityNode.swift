/// What is kept for a place in a tree of views from one evaluation to the next.
///
/// Values of views are made anew by each evaluation. State lives here: by the structural place of a
/// view, by the branch of an `if`, by the element of a `ForEach`, and by an explicit `id`.
@MainActor
final class IdentityNode {
  private var children: [AnyHashable: IdentityNode] = [:]
  private var round = 0
  /// What properties and modifiers keep, by their place in the view.
  var kept: [AnyHashable: Any] = [:]

  /// The node for a part, which is new if no evaluation before this one has asked for it.
  func child(_ key: AnyHashable, round: Int) -> IdentityNode {
    let child = children[key] ?? IdentityNode()
    child.round = round
    children[key] = child
    return child
  }

  /// Forgets everything in the place, which is told to what wants to know it.
  func forgetAll() {
    for value in kept.values { (value as? any EndingValue)?.end() }
    kept = [:]
    for child in children.values { child.forgetAll() }
    children = [:]
  }

  /// Forgets parts that the evaluation of this round has not asked for.
  func forgetAll(before round: Int) {
    for (key, child) in children {
      if child.round == round {
        child.forgetAll(before: round)
      } else {
        children[key] = nil
        child.forgetAll()
      }
    }
  }
}

extension IdentityNode {
  /// Forgets everything in the node if it was used with another identity before.
  func use(_ id: some Hashable) {
    if let known = kept["id"] as? AnyHashable, known != AnyHashable(id) { forgetAll() }
    kept["id"] = AnyHashable(id)
  }
}
