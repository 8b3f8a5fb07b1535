import DarkroomSnapshotStore

/// What became of values that were to be accepted.
struct Acceptance {
  private(set) var accepted: [PendingSnapshot] = []
  private(set) var refused: [(snapshot: PendingSnapshot, error: StoreError)] = []

  init(_ snapshots: [PendingSnapshot], in store: PendingStore, replacingForeign: Bool) {
    for snapshot in snapshots {
      do throws(StoreError) {
        try store.accept(snapshot, replacingForeign: replacingForeign)
        accepted.append(snapshot)
      } catch {
        refused.append((snapshot, error))
      }
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
