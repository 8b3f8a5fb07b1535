import ArgumentParser
import DarkroomSnapshotStore

/// The changes of the last run that a command line names by their numbers.
struct ChangeSelection {
  private let changes: SnapshotChanges
  private let chosen: [SnapshotChange]
  private var accepted: AcceptedChanges

  /// Nil where no number is given; a number that no change has is an error that lists those there are.
  init?(_ numbers: [Int], in package: PackageSnapshots) throws(ExitCode) {
    guard !numbers.isEmpty else { return nil }
    let run = package.lastRun
    changes = run.map { package.summary(of: $0).changes } ?? SnapshotChanges([])
    accepted = AcceptedChanges(ofRun: run ?? "", in: package.results)
    if let unknown = numbers.first(where: { [changes] in changes[$0] == nil }) {
      Console.warn(
        "The last run has no change \(unknown)\(changes.all.isEmpty ? "." : "; it has:")")
      Self.list(changes).forEach { Console.warn(TerminalText($0)) }
      throw ExitCode.failure
    }
    chosen = numbers.compactMap { [changes] in changes[$0] }
  }

  private static func list(_ changes: SnapshotChanges) -> [String] {
    let shown = changes.all.prefix(20).map { change in
      "  \(change.number)  \(change.title)  (\(Console.plural(change.lines.count, "snapshot")))"
    }
    let rest = changes.all.count - shown.count
    return shown + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// Those of `waiting` that show one of the changes.
  func members(of waiting: [PendingSnapshot]) -> [PendingSnapshot] {
    let references = Set(chosen.flatMap(\.lines).map(\.reference))
    return waiting.filter { references.contains($0.line.reference) }
  }

  /// Notes that the changes are accepted, and says of which of `waiting` nothing else is left to decide.
  mutating func accepted(of waiting: [PendingSnapshot]) throws(StoreError) -> [PendingSnapshot] {
    for change in chosen { try accepted.insert(change.number) }
    let settled = Set(chosen.flatMap { changes.settled($0, by: accepted.numbers) }.map(\.reference))
    return waiting.filter { settled.contains($0.line.reference) }
  }

  /// What other changes the rest of `waiting` needs, in words.
  func waiting(among waiting: [PendingSnapshot]) -> [String] {
    members(of: waiting).compactMap { snapshot in
      let open = changes.numbers(of: snapshot.line.reference).filter {
        !accepted.numbers.contains($0)
      }
      guard !open.isEmpty else { return nil }
      let names = open.map(String.init).joined(separator: ", ")
      return "waits    \(snapshot.name) for change \(names)"
    }
  }
}
