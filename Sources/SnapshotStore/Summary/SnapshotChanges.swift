/// Snapshots that wait, by what changed in them, so that one change is decided once.
///
/// A snapshot belongs to the changes that its assertion has found in its views, and only where these account for all
/// pixels that differ. Changes that show in the very same snapshots are one. Where views say nothing, snapshots with
/// equal pictures of the difference belong together; all others stand alone.
package struct SnapshotChanges: Equatable, Sendable {
  /// Those of most snapshots first, then in the order of their first snapshot.
  package let all: [SnapshotChange]
  /// The numbers of the changes that a snapshot belongs to.
  private let numbers: [ContainedPath: [Int]]

  /// - Parameter lines: of snapshots that wait, each reference once.
  package init(_ lines: some Sequence<ResultLine>) {
    let lines = ResultLine.sorted(lines)
    let reasons = ChangeReasons(lines)
    var words: [[Int]: [String]] = [:]
    var order: [[Int]] = []
    for reason in reasons.all.filter({ !$0.isLayout }) + reasons.all.filter(\.isLayout) {
      if words[reason.snapshots] == nil { order.append(reason.snapshots) }
      words[reason.snapshots, default: []].append(reason.words)
    }
    let sorted = order.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      return (y.count, x.first ?? 0, a.offset) < (x.count, y.first ?? 0, b.offset)
    }
    var numbers: [ContainedPath: [Int]] = [:]
    for (index, entry) in sorted.enumerated() {
      for line in entry.element { numbers[lines[line].reference, default: []].append(index + 1) }
    }
    self.numbers = numbers
    all = sorted.enumerated().map { index, entry in
      let members = entry.element.map { lines[$0] }
      let isAlone = { (line: ResultLine) in numbers[line.reference]?.count == 1 }
      return SnapshotChange(
        number: index + 1, kind: Self.kind(members), words: words[entry.element] ?? [],
        lines: members.filter(isAlone) + members.filter { !isAlone($0) })
    }
  }

  package subscript(number: Int) -> SnapshotChange? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// Ascending; empty for a snapshot that does not wait.
  package func numbers(of reference: ContainedPath) -> [Int] { numbers[reference] ?? [] }

  /// Those of a change's snapshots of which every change is among `accepted`.
  package func settled(_ change: SnapshotChange, by accepted: Set<Int>) -> [ResultLine] {
    change.lines.filter { accepted.isSuperset(of: numbers(of: $0.reference)) }
  }

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
