/// The values that wait to be accepted, and what happens to them.
package struct PendingStore: Sendable {
  package let results: ResultsDirectory

  package init(_ results: ResultsDirectory) {
    self.results = results
  }

  /// What waits, ordered by the tests' files and lines.
  package func all() -> [PendingSnapshot] {
    var last: [ContainedPath: PendingSnapshot] = [:]
    for line in RunHistory(results).lines() {
      guard let path = line.pending, Files.exists(path.path) else { continue }
      last[line.reference] = PendingSnapshot(line: line, path: path)
    }
    return last.values.sorted {
      ($0.line.file, $0.line.line, $0.line.reference.path) < (
        $1.line.file, $1.line.line, $1.line.reference.path
      )
    }
  }

  /// Lines whose paths leave where they may lie; what they speak of does not wait.
  package func refused() -> [ContainedPathError] { RunHistory(results).contents().refused }

  /// Those that one of `patterns` means; all of them when there are none.
  package func matching(_ patterns: [String]) -> [PendingSnapshot] {
    patterns.isEmpty
      ? all() : all().filter { snapshot in patterns.contains(where: snapshot.line.matches) }
  }

  /// Makes the value the reference.
  package func accept(_ snapshot: PendingSnapshot, replacingForeign: Bool = false)
    throws(StoreError)
  {
    guard let bytes = try Files.read(snapshot.path.path) else {
      throw .pendingUnusable(path: snapshot.path.path, reason: "it is gone")
    }
    if let problem = ReferenceInspection(bytes, path: snapshot.path.path).problem {
      throw .pendingUnusable(path: snapshot.path.path, reason: problem.words)
    }
    let reference = snapshot.line.reference.path
    if !replacingForeign, let old = try Files.read(reference),
      ReferenceInspection(old, path: reference).isForeign
    {
      throw .foreignReference(path: reference)
    }
    try Files.write(bytes, to: reference)
    reject(snapshot)
  }

  /// Drops the value and the picture of its difference.
  package func reject(_ snapshot: PendingSnapshot) {
    Files.remove(snapshot.path.path)
    if let difference = snapshot.line.difference { Files.remove(difference.path) }
  }
}
