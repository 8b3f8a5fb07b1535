/// The result of accepting values.
package struct Acceptance: Sendable {
  package private(set) var accepted: [PendingSnapshot] = []
  package private(set) var refused: [(snapshot: PendingSnapshot, error: StoreError)] = []

  mutating func add(_ snapshot: PendingSnapshot, refusedFor error: StoreError?) {
    if let error { refused.append((snapshot, error)) } else { accepted.append(snapshot) }
  }
}
