import Synchronization

/// Numbers the unnamed assertions of each test, starting with 1.
final class SnapshotCounter: Sendable {
  /// The counter of one test case under the `.snapshots` trait, in each of its repetitions.
  @TaskLocal static var scoped: SnapshotCounter?

  static let process = SnapshotCounter()

  static var current: SnapshotCounter { scoped ?? process }

  private let counts = Mutex<[String: Int]>([:])

  func next(for key: String) -> Int {
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  func reset() { counts.withLock { $0.removeAll() } }
}
