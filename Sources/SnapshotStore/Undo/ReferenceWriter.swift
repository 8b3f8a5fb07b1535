/// The only type that changes references, and removes pending snapshots, on behalf of commands.
///
/// It keeps the old files first, so that every change can be undone.
///
/// Recording assertions also change references; a run that records can be undone only with Git.
package struct ReferenceWriter: Sendable {
  private let results: ResultsDirectory
  private let journal: UndoJournal
  private let rule: ReferenceRule

  /// `journal` keeps the replaced files; if it is nil, the process's own journal does.
  package init(_ results: ResultsDirectory, journal: UndoJournal? = nil) {
    self.results = results
    self.journal = journal ?? .process(results)
    rule = ReferenceRule(results)
  }

  /// Makes all changes of references whose files can be written; other files stay as they are.
  ///
  /// Removing a pending value also removes the picture of its difference. `command` is the name under which a person
  /// knows the command.
  ///
  /// - Returns: the reasons why references could not be written.
  /// - Throws: an error if something cannot be kept; then nothing is changed.
  @discardableResult
  package func apply(
    _ changes: [ReferenceChange], dropping values: [PendingSnapshot] = [], by command: String
  ) throws(StoreError) -> [ContainedPath: StoreError] {
    var problems: [ContainedPath: StoreError] = [:]
    for change in changes { problems[change.reference] = refusal(of: change) }
    let changes = changes.filter { problems[$0.reference] == nil }
    try journal.keep(changes, dropping: values, by: command)
    values.forEach(Self.drop)
    for change in changes {
      do throws(StoreError) {
        try Self.write(change)
      } catch {
        problems[change.reference] = error
      }
    }
    return problems
  }

  /// - Throws: also an error if one of `paths` is not a reference; then the others are deleted.
  package func delete(_ paths: [String], by command: String) throws(StoreError) {
    let problems = try apply(paths.map(ReferenceChange.deletion), by: command)
    if let problem = problems.min(by: { $0.key.path < $1.key.path }) { throw problem.value }
  }

  private func refusal(of change: ReferenceChange) -> StoreError? {
    let path = change.reference.path
    let reason =
      change.isSource
      ? rule.refusal(ofSource: change.target)
      : rule.refusal(of: path, isDeleted: change.after == nil)
    return reason.map { .noReference(path: path, $0) }
  }

  private static func write(_ change: ReferenceChange) throws(StoreError) {
    if change.after == nil {
      Files.remove(change.target)
    } else {
      try Files.write(change.contents(), to: change.target)
    }
  }

  /// Removes a pending value without keeping it, because no decision about it is needed any more.
  static func drop(_ snapshot: PendingSnapshot) {
    Files.remove(snapshot.path.path)
    if let difference = snapshot.line.difference { Files.remove(difference.path) }
  }

  // MARK: The way back

  /// Begins a new decision of this process, which can be undone separately.
  ///
  /// - Returns: its number.
  package func beginDecision() -> Int { journal.beginStep() }

  /// Undoes a decision of this process.
  ///
  /// Either everything returns to its previous state, or nothing is changed.
  package func takeBack(decision number: Int) throws(UndoError) -> UndoHistory.Restoration {
    try journal.takeBack(step: number)
  }

  /// Takes back the last command.
  package func undo() throws(UndoError) -> UndoHistory.Restoration {
    try UndoHistory(results).undo()
  }
}
