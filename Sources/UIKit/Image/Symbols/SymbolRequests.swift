import Synchronization

/// Names of symbols that were asked for and have no picture, for the summary of the run.
package enum SymbolRequests {
  /// How often each name was asked for.
  package struct Counts: Equatable, Sendable {
    /// Symbols of the public list, in whose place a dotted box is shown.
    package var undrawn: [String: Int] = [:]
    /// Names that no list has, whose images are nil.
    package var unlisted: [String: Int] = [:]

    package init() {}

    package var isEmpty: Bool { undrawn.isEmpty && unlisted.isEmpty }
  }

  private static let counts = Mutex(Counts())

  static func noteUndrawn(_ name: String) { counts.withLock { $0.undrawn[name, default: 0] += 1 } }

  static func noteUnlisted(_ name: String) {
    counts.withLock { $0.unlisted[name, default: 0] += 1 }
  }

  /// What was noted since the last call, in this process.
  package static func take() -> Counts {
    counts.withLock { counts in
      guard !counts.isEmpty else { return counts }
      defer { counts = Counts() }
      return counts
    }
  }
}
