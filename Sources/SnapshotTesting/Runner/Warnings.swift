import Synchronization

/// Prints warnings to standard error, each once per process.
package final class Warnings: Sendable {
  package static let process = Warnings { StandardError.say("warning: \($0)") }

  private let said = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Gets each sentence that was not printed before, without a line feed.
  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  package func say(_ words: String) {
    if isFirst(words) { write(words) }
  }

  /// Whether this is the first warning with this name.
  func isFirst(_ name: String) -> Bool { said.withLock { $0.insert(name).inserted } }
}
