import Synchronization

/// The names of symbols that were used but have no picture, for the summary of the run.
package enum SymbolRequests {
  /// How often each name was used.
  package struct Counts: Equatable, Sendable {
    /// Symbols on the public list that are shown as a dotted box.
    package var undrawn: [String: Int] = [:]
    /// Names that are on no list, so their images are nil.
    package var unlisted: [String: Int] = [:]

    package init() {}

    package var isEmpty: Bool { undrawn.isEmpty && unlisted.isEmpty }
  }

  private static let counts = Mutex(Counts())

  static func noteUndrawn(_ name: String) { counts.withLock { $0.undrawn[name, default: 0] += 1 } }

  static func noteUnlisted(_ name: String) {
    counts.withLock { $0.unlisted[name, default: 0] += 1 }
  }

  /// Returns the counts of this process since the last call, and resets them.
  package static func take() -> Counts {
    counts.withLock { counts in
      guard !counts.isEmpty else { return counts }
      defer { counts = Counts() }
      return counts
    }
  }
}
