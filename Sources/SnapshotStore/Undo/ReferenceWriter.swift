/// The one way on which commands replace, make and delete references, and drop what waits: what was there is kept first,
/// so that all of it can be taken back.
///
/// Assertions that record are the other way; a run that records is taken back by Git.
package struct ReferenceWriter: Sendable {
  private let results: ResultsDirectory
  private let journal: UndoJournal

  /// `journal` keeps what is replaced; where it is nil, the process's own does.
  package init(_ results: ResultsDirectory, journal: UndoJournal? = nil) {
    self.results = results
    self.journal = journal ?? .process(results)
  }

  /// Does all changes whose files can be written.
  ///
  /// What is dropped goes with the pictures of its differences. `command` is the word that a person knows the command
  /// by.
  ///
  /// - Returns: why a reference could not be written, for those that could not.
  /// - Throws: where something cannot be kept; then nothing is touched.
  @discardableResult
  package func apply(
    _ changes: [ReferenceChange], dropping values: [PendingSnapshot] = [], by command: String
  ) throws(StoreError) -> [ContainedPath: StoreError] {
    try journal.keep(changes, dropping: values, by: command)
    values.forEach(Self.drop)
    var problems: [ContainedPath: StoreError] = [:]
    for change in changes {
      do throws(StoreError) {
        try Self.write(change)
      } catch {
        problems[change.reference] = error
      }
    }
    return problems
  }

  package func delete(_ paths: [String], by command: String) throws(StoreError) {
    try apply(paths.map(ReferenceChange.deletion), by: command)
  }

  private static func write(_ change: ReferenceChange) throws(StoreError) {
    if change.after == nil {
      Files.remove(change.target)
    } else {
      try Files.write(change.contents(), to: change.target)
    }
  }

  /// Without keeping it: for what nobody has to decide about any more.
  static func drop(_ snapshot: PendingSnapshot) {
    Files.remove(snapshot.path.path)
    if let difference = snapshot.line.difference { Files.remove(difference.path) }
  }

  // MARK: The way back

  /// What is done from here on is one decision more of this process, which is taken back alone.
  ///
  /// - Returns: its number.
  package func beginDecision() -> Int { journal.beginStep() }

  /// Takes back a decision of this process.
  ///
  /// Either all of it becomes what it was, or nothing is touched.
  package func takeBack(decision number: Int) throws(UndoError) -> UndoHistory.Restoration {
    try journal.takeBack(step: number)
  }

  /// Takes back the last command.
  package func undo() throws(UndoError) -> UndoHistory.Restoration {
    try UndoHistory(results).undo()
  }
}
