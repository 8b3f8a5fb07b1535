/// New snapshots with the same content as a reference that no test uses any more, because a test or a name was renamed.
package struct RenamedSnapshots: Sendable {
  /// The lines of the new snapshots, which name the old references.
  package private(set) var lines: [ResultLine] = []

  /// Finds the new snapshots.
  ///
  /// - Parameters:
  ///   - summary: the summary of the run that recorded the new snapshots.
  ///   - paths: the paths of references that no test uses.
  package init(_ summary: RunSummary, unused paths: [String]) {
    var orphans = paths.compactMap { path in
      SnapshotContent(at: path).map { (path: path, content: $0) }
    }
    for line in summary.lines where line.state == .added && line.edit == nil {
      guard let pending = line.pending, let content = SnapshotContent(at: pending.path) else {
        continue
      }
      let folder = FilePath.directory(line.reference.path)
      let same = orphans.indices.filter { orphans[$0].content == content }
      let near = same.first { FilePath.directory(orphans[$0].path) == folder }
      guard let index = near ?? same.first else { continue }
      var line = line
      line.renamedFrom = ContainedPath(own: orphans.remove(at: index).path)
      lines.append(line)
    }
  }
}

extension RunSummary {
  /// The summary with the old names of renamed snapshots.
  package func noting(_ renamed: RenamedSnapshots) -> RunSummary {
    RunSummary(lines + renamed.lines)
  }
}
