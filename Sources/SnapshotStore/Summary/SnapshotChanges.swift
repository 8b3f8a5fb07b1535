/// Pending snapshots, grouped by what changed in them, so that one change is decided once.
///
/// A snapshot belongs to exactly one change: that of all snapshots with exactly the same causes, if these explain all
/// differing pixels. So no decision includes a snapshot that shows anything else. If no view explains the difference,
/// snapshots with equal pictures of the difference belong together; each of the others is a change of its own.
package struct SnapshotChanges: Equatable, Sendable {
  /// The changes, largest number of snapshots first, then in the order of their first snapshot.
  package let all: [SnapshotChange]
  /// The number of the change to which a snapshot belongs.
  private let numbers: [ContainedPath: Int]

  /// - Parameter lines: lines of pending snapshots, each reference once.
  package init(_ lines: some Sequence<ResultLine>) {
    let lines = ResultLine.sorted(lines)
    let groups = ChangeReasons(lines).all.sorted { a, b in
      (b.snapshots.count, a.snapshots.first ?? 0) < (a.snapshots.count, b.snapshots.first ?? 0)
    }
    all = groups.enumerated().map { index, group in
      let members = group.snapshots.map { lines[$0] }
      return SnapshotChange(
        number: index + 1, kind: Self.kind(members), words: group.words, lines: members)
    }
    var numbers: [ContainedPath: Int] = [:]
    for change in all {
      for line in change.lines { numbers[line.reference] = change.number }
    }
    self.numbers = numbers
  }

  package subscript(number: Int) -> SnapshotChange? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// Returns nil for a snapshot that is not pending.
  package func number(of reference: ContainedPath) -> Int? { numbers[reference] }

  private static func kind(_ members: [ResultLine]) -> SnapshotChange.Kind {
    guard let first = members.first else { return .single }
    switch first.state {
    case .added: return .added
    case .error: return .error
    default: break
    }
    guard let evidence = first.evidence, members.count > 1 || evidence.isExplained else {
      return .single
    }
    guard evidence.isExplained else { return .places }
    return evidence.causes.first?.words.hasPrefix(ChangeEvidence.rendererWords) == true
      ? .renderer : .views
  }
}

extension RunSummary {
  /// The pending changes of the run, by their reasons.
  package var changes: SnapshotChanges { SnapshotChanges(open.filter { $0.pending != nil }) }
}
