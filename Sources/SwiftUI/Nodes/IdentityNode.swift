/// The values stored for a position in a tree of views between evaluations.
///
/// Each evaluation creates new view values, but state is stored here. The position is given by the structure of the
/// tree, by the branch of an `if`, by the element of a `ForEach`, and by an explicit `id`.
@MainActor
final class IdentityNode {
  private var children: [AnyHashable: IdentityNode] = [:]
  private var round = 0
  /// The parts of a lazy container at this position, created or not, in a certain evaluation.
  private var listing: (round: Int, keys: @MainActor () -> Set<AnyHashable>)?
  private var isResting = false
  /// Whether the part that a lazy container created here was visible.
  var isShown = false
  /// Whether the position contains views of a container, which lazy containers treat as one part.
  var isInContainer = false
  /// Values stored by modifiers, by their position in the view.
  var kept: [AnyHashable: Any] = [:]
  /// State, which is kept even if a lazy container does not show the position; by its position in the view.
  var state: [AnyHashable: Any] = [:]

  /// The node for a part; it is new if no earlier evaluation used it.
  func child(_ key: AnyHashable, round: Int) -> IdentityNode {
    let child = children[key] ?? IdentityNode()
    child.round = round
    child.isResting = false
    children[key] = child
    return child
  }

  /// Sets the parts of a lazy container in this evaluation, which need not be created.
  ///
  /// - Parameter keys: Called only if a part that existed before was not created in this evaluation.
  func list(round: Int, _ keys: @escaping @MainActor () -> Set<AnyHashable>) {
    listing = (round, keys)
  }

  /// Forgets everything at the position, and notifies values that need to know.
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

  /// Forgets parts that this evaluation has not used.
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
    // The closure for the keys retains the tree.
    listing = nil
  }

  /// Forgets values that are stored only for visible views; returns whether state is left.
  ///
  /// As on iOS, state of a lazy container's own views is kept, and state of views in containers inside these is not.
  /// After some time iOS also forgets the former.
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
  /// Forgets everything at the position if it was used with another identity before.
  func use(_ id: some Hashable) {
    if let known = state["id"] as? AnyHashable, known != AnyHashable(id) { forgetAll() }
    state["id"] = AnyHashable(id)
  }
}
