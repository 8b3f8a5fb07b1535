import DarkroomSnapshotStore
import Foundation

/// Standard error of the test process, without the test library in between.
package enum StandardError {
  /// Prints lines, each ending with a line feed; control characters in names are made visible.
  package static func say(_ words: String) {
    let shown = LogCommands.process.disarmed(VisibleCharacters.applied(toLinesOf: words))
    FileHandle.standardError.write(Data("\(shown)\n".utf8))
  }
}
