/// What a run comes to, or what shards come to that were merged into one: decided here and nowhere else.
package enum RunVerdict: Equatable, Sendable {
  case passed
  /// Tests failed, or did not run, or shards are not a whole.
  case failed
  /// References or fonts cannot be used.
  case unusableReferences
  /// Snapshots differ, are new, or share a reference.
  case differences

  /// Problems of what lies in a reference's place, and of fonts.
  private static let unusable: Set<String> = [
    "lfs-pointer", "conflict", "not-a-picture", "empty", "damaged", "stamp",
    ResultLine.missingFonts,
  ]

  /// `open` is what is still to be decided; some of the summary may have been accepted since.
  package init(_ record: RunRecord, _ summary: RunSummary, open: [ResultLine]) {
    let errors = summary.lines.filter { $0.state == .error }
    let unexplained = record.failed.filter { test in
      !errors.contains { TestNames.isSame(test, $0.test) }
    }
    let isBroken = (record.status ?? 0) != 0
    let isUnexplained = isBroken && record.failed.isEmpty && errors.isEmpty
    // A program that ends itself with 0 has not run what it left.
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
