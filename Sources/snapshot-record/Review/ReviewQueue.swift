import DarkroomSnapshotStore

/// What waits, where the reviewer is in it, and what was decided.
struct ReviewQueue {
  enum Decision: Equatable {
    case accepted, rejected, skipped
  }

  private let store: PendingStore
  private(set) var waiting: [PendingSnapshot]
  private(set) var index = 0
  private(set) var decisions: [(PendingSnapshot, Decision)] = []
  /// What could not be done, in words.
  private(set) var problem = ""

  init(_ store: PendingStore, patterns: [String] = []) {
    self.store = store
    waiting = store.matching(patterns)
  }

  var current: PendingSnapshot? { waiting.indices.contains(index) ? waiting[index] : nil }
  var position: String { "\(min(index + 1, waiting.count))/\(waiting.count)" }

  func count(_ decision: Decision) -> Int { decisions.count { $0.1 == decision } }

  /// Shown until the next decision.
  mutating func note(_ words: String) { problem = words }

  mutating func move(_ step: Int) {
    index = min(max(0, index + step), max(0, waiting.count - 1))
  }

  mutating func accept(replacingForeign: Bool = false) {
    guard let current else { return }
    do throws(StoreError) {
      try store.accept(current, replacingForeign: replacingForeign, by: "review")
      decide(.accepted)
    } catch {
      problem = "\(error)"
      index += 1
    }
  }

  mutating func reject() {
    guard let current else { return }
    store.reject(current)
    decide(.rejected)
  }

  /// It stays among what waits, but not in this review.
  mutating func skip() { decide(.skipped) }

  private mutating func decide(_ decision: Decision) {
    guard let current else { return }
    problem = ""
    decisions.append((current, decision))
    waiting.remove(at: index)
    index = min(index, max(0, waiting.count - 1))
  }

  /// Those that the filter leaves; the others wait.
  mutating func filter(_ pattern: String) {
    let decided = Set(decisions.map(\.0.line.reference))
    waiting = store.matching(pattern.isEmpty ? [] : [pattern]).filter {
      !decided.contains($0.line.reference)
    }
    index = 0
  }

  var summary: String {
    "\(count(.accepted)) accepted, \(count(.rejected)) rejected, \(store.all().count) still waiting."
  }
}
