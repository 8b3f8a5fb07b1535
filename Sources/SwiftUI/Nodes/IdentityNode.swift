/// What is kept for a place in a tree of views from one evaluation to the next.
///
/// Values of views are made anew by each evaluation. State lives here: by the structural place of a
/// view, by the branch of an `if`, by the element of a `ForEach`, and by an explicit `id`.
@MainActor
final class IdentityNode {
  private var children: [AnyHashable: IdentityNode] = [:]
  private var round = 0
  /// The parts that a lazy container has here, whether or not it makes them, as of a round.
  private var listing: (round: Int, keys: @MainActor () -> Set<AnyHashable>)?
  private var isResting = false
  /// Whether what a lazy container has made here was in sight.
  var isShown = false
  /// Whether the place holds the views of a container, into which lazy containers do not look.
  var isInContainer = false
  /// What modifiers keep, by their place in the view.
  var kept: [AnyHashable: Any] = [:]
  /// State, which stays when a lazy container does not show the place: by its place in the view.
  var state: [AnyHashable: Any] = [:]

  /// The node for a part, which is new if no evaluation before this one has asked for it.
  func child(_ key: AnyHashable, round: Int) -> IdentityNode {
    let child = children[key] ?? IdentityNode()
    child.round = round
    child.isResting = false
    children[key] = child
    return child
  }

  /// Says which parts a lazy container has in this round, which it may not make.
  ///
  /// - Parameter keys: Asked for only if a part that was made before is not made in the round.
  func list(round: Int, _ keys: @escaping @MainActor () -> Set<AnyHashable>) {
    listing = (round, keys)
  }

  /// Forgets everything in the place, which is told to what wants to know it.
  func forgetAll() {
    forgetKept()
    state = [:]
    for child in children.values { child.forgetAll() }
    (children, listing) = ([:], nil)
  }

  private func forgetKept() {
    for value in kept.values { (value as? any EndingValue)?.end() }
    kept = [:]
  }

  /// Forgets parts that the evaluation of this round has not asked for.
  func forgetAll(before round: Int) {
    var listed: Set<AnyHashable>?
    for (key, child) in children {
      if child.round == round {
        child.forgetAll(before: round)
        continue
      }
      let keys = listed ?? (listing?.round == round ? listing?.keys() : nil) ?? []
      listed = keys
      if !keys.contains(key) || !child.isShown || !child.rest() {
        children[key] = nil
        child.forgetAll()
      }
    }
    // What makes the keys knows the tree, which it would keep.
    listing = nil
  }

  /// Forgets what is kept only for what is shown; the answer is whether state is left.
  ///
  /// As on iOS, state of the views that a lazy container has itself lasts, and state of views in
  /// containers inside of these does not. iOS forgets the first, too, after some time.
  ///
  /// - See: fatbobman.com, "Tips and Considerations for Using Lazy Containers in SwiftUI"; the
  ///   issue 1618 of onevcat/Kingfisher; WWDC26, "Dive into lazy stacks and scrolling with SwiftUI".
  private func rest() -> Bool {
    guard !isResting else { return true }
    isResting = true
    forgetKept()
    for (key, child) in children where child.isInContainer || !child.rest() {
      child.forgetAll()
      children[key] = nil
    }
    return !state.isEmpty || !children.isEmpty
  }
}

extension IdentityNode {
  /// Forgets everything in the node if it was used with another identity before.
  func use(_ id: some Hashable) {
    if let known = state["id"] as? AnyHashable, known != AnyHashable(id) { forgetAll() }
    state["id"] = AnyHashable(id)
  }
}
