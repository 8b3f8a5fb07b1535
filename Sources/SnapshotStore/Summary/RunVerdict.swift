/// The verdict on a run, or on merged shards, which is decided only here.
package enum RunVerdict: Equatable, Sendable {
  case passed
  /// Tests failed or did not run, or shards are missing.
  case failed
  /// References or fonts cannot be used.
  case unusableReferences
  /// Snapshots differ, are new, or share a reference.
  case differences

  /// Problems with the file at a reference's path, and with fonts.
  private static let unusable: Set<String> = [
    "lfs-pointer", "conflict", "not-a-picture", "empty", "damaged", "stamp",
    ResultLine.missingFonts,
  ]

  /// `open` contains what still needs a decision; some of the summary may have been accepted since.
  package init(_ record: RunRecord, _ summary: RunSummary, open: [ResultLine]) {
    let errors = summary.lines.filter { $0.state == .error }
    let unexplained = record.failed.filter { test in
      !errors.contains { TestNames.isSame(test, $0.test) }
    }
    let isBroken = (record.status ?? 0) != 0
    let isUnexplained = isBroken && record.failed.isEmpty && errors.isEmpty
    // A program that ends itself with status 0 has not run its remaining tests.
    if !record.isWhole || !unexplained.isEmpty || isUnexplained {
      self = .failed
    } else if errors.contains(where: { Self.unusable.contains($0.problem ?? "") }) {
      self = .unusableReferences
    } else if !open.isEmpty || !summary.collisions.isEmpty {
      self = .differences
    } else {
      self = isBroken ? .failed : .passed
    }
  }
}
