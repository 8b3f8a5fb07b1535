/// The reason why a command is not undone.
package enum UndoError: Error, Equatable, Sendable {
  /// No command that replaced a reference is known.
  case nothing
  /// Some references have neither the state before the command nor the state after it.
  case changed(command: String, references: [String])
  /// The command replaced more than is kept.
  case tooLarge(command: String)
  /// The command was not run on this machine: its files came in a checkout, an archive or a copy.
  case foreign(path: String)
  /// The kept files cannot be read.
  case damaged(path: String)
  /// The kept files name a path outside the folders of references.
  case outside(ContainedPathError)
  /// A file cannot be read or written.
  case store(StoreError)

  /// Converts errors of the store into reasons not to undo.
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
