/// Why a command is not taken back.
package enum UndoError: Error, Equatable, Sendable {
  /// No command that replaced a reference is known.
  case nothing
  /// References that are neither what the command found nor what it made of them.
  case changed(command: String, references: [String])
  /// The command replaced more than is kept.
  case tooLarge(command: String)
  /// The command was not one of this machine: its files came in a checkout, an archive or a copy.
  case foreign(path: String)
  /// What was kept cannot be read.
  case damaged(path: String)
  /// What was kept names a path outside of the folders of references.
  case outside(ContainedPathError)
  /// A file cannot be read or written.
  case store(StoreError)

  /// Makes what the store throws a reason not to take back.
  static func wrapping<Value>(_ body: () throws(StoreError) -> Value) throws(UndoError) -> Value {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .store(error)
    }
  }
}

extension UndoError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: "There is nothing to undo."
    case .changed(let command, let references):
      "`\(command)` is not undone, and nothing is touched, because something else has changed: "
        + references.joined(separator: ", ")
        + ". Restore these files, or take the old ones from Git."
    case .tooLarge(let command):
      "`\(command)` replaced more than \(UndoJournal.byteLimit / 1_000_000) MB, which is not kept; "
        + "take the old files from Git."
    case .foreign(let path):
      "\(path) was not written by a command in this folder, and nothing is touched; take the old files from Git."
    case .damaged(let path):
      "\(path) is damaged, and nothing is touched; take the old files from Git."
    case .outside(let error): "\(error)"
    case .store(let error): "\(error)"
    }
  }
}
