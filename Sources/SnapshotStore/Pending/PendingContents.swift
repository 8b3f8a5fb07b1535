/// The facts about pending values from the lines of all runs.
package struct PendingContents: Sendable {
  /// The pending values, ordered by the tests' files and lines.
  package let snapshots: [PendingSnapshot]
  /// Snapshots with errors, whose values are not pending, in the same order; for each snapshot the last line.
  package let inError: [ResultLine]
  /// Lines whose paths are not followed; their values are not pending.
  package let refused: [ContainedPathError]
  /// The folder to which the results belong, if the package was moved or copied since; nil otherwise.
  package let otherPackage: String?

  /// - Parameter isOwn: whether tests on this machine wrote the lines of a run.
  init(_ contents: RunContents, isOwn: (String) -> Bool, otherPackage: String?) {
    // A later run supersedes earlier ones: a value that it does not mention no longer belongs to the test.
    var last: [ContainedPath: String] = [:]
    for line in contents.lines { last[line.reference] = line.run }
    let lines = contents.lines.filter { last[$0.reference] == $0.run }
    let runs = Dictionary(grouping: lines, by: \.run).mapValues { RunSummary($0).lines }
    var waiting: [ContainedPath: PendingSnapshot] = [:]
    var errors: [ContainedPath: ResultLine] = [:]
    for (run, lines) in runs {
      let isOwn = isOwn(run)
      for line in lines {
        if line.error != nil { errors[line.reference] = line }
        guard let path = line.pending, Files.exists(path.path) else { continue }
        let known = waiting[line.reference]
        if known.map({ $0.line.time <= line.time }) ?? true {
          waiting[line.reference] = PendingSnapshot(line: line, path: path, isOwn: isOwn)
        }
      }
    }
    snapshots = waiting.values.map { (ResultLine.Order($0.line), $0) }.sorted { $0.0 < $1.0 }
      .map(\.1)
    inError = ResultLine.sorted(errors.values)
    refused = contents.refused
    self.otherPackage = otherPackage
  }
}
