import DarkroomSnapshotStore
import Foundation

/// Where the process of the tests speaks itself, past the library that runs them.
package enum StandardError {
  /// Lines with a line feed at the end; control characters of what they name are shown.
  package static func say(_ words: String) {
    let shown = LogCommands.process.disarmed(VisibleCharacters.applied(toLinesOf: words))
    FileHandle.standardError.write(Data("\(shown)\n".utf8))
  }
}
