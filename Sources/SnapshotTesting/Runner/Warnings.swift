import Synchronization

/// Says on standard error what would otherwise pass in silence; each thing once in a process.
package final class Warnings: Sendable {
  package static let process = Warnings { StandardError.say("warning: \($0)") }

  private let said = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// - Parameter write: gets each sentence that was not said before, without a line feed.
  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  package func say(_ words: String) {
    if isFirst(words) { write(words) }
  }

  /// Whether nothing of this name was said or asked for before.
  func isFirst(_ name: String) -> Bool { said.withLock { $0.insert(name).inserted } }
}
