import DarkroomSnapshotStore

/// A merge, rebase or similar operation that Git has begun and that left several versions of a package's files.
struct UnfinishedMerge {
  /// The affected files, and advice on what to do.
  let words: String

  /// Returns nil if Git has no such files there.
  init?(in package: PackageSnapshots) async {
    let conflicts = await GitConflicts(in: package.root)
    guard !conflicts.all.isEmpty else { return nil }
    let references = conflicts.selected(in: package, by: []).all
    let first = (references.first ?? conflicts.all[0]).path
    let rest = conflicts.all.count - 1
    let names =
      "\(FilePath.relative(first, to: package.root) ?? first)"
      + (rest > 0 ? " and \(rest) more" : "")
    let review = InstalledTool.commandLine("review", package.results)
    let advice =
      references.isEmpty
      ? "finish it, and run again" : "choose a side with `\(review)`, and run again"
    words = "an unfinished merge of Git's has \(names) in several versions: \(advice)"
  }
}
