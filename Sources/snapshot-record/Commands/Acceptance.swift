import DarkroomSnapshotStore

/// What became of values that were to be accepted.
struct Acceptance {
  private(set) var accepted: [PendingSnapshot] = []
  private(set) var refused: [(snapshot: PendingSnapshot, error: StoreError)] = []

  /// - Parameter command: the word that `undo` names it by.
  init(
    _ snapshots: [PendingSnapshot], in store: PendingStore, replacingForeign: Bool,
    by command: String
  ) {
    do throws(StoreError) {
      try store.accept(snapshots, replacingForeign: replacingForeign, by: command) {
        snapshot, error in
        if let error { refused.append((snapshot, error)) } else { accepted.append(snapshot) }
      }
    } catch {
      // Nothing was replaced, because it could not be kept.
      refused = snapshots.map { ($0, error) }
    }
  }

  var words: [String] {
    accepted.map { "accepted \($0.name)" }
      + ["\(Console.plural(accepted.count, "snapshot")) accepted."]
  }

  func report() {
    words.forEach(Console.say)
    for refusal in refused { Console.warn("refused  \(refusal.snapshot.name): \(refusal.error)") }
  }
}
