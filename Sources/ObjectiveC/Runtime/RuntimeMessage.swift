import Foundation
import Synchronization

/// What the runtime's functions say where they can do nothing.
package enum RuntimeMessage {
  private static let printed = Mutex<Set<String>>([])

  /// Prints a sentence to standard error, each once in a process.
  package static func print(_ sentence: String) {
    guard printed.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
