import DarkroomSnapshotStore

/// The pending snapshots, the reviewer's position among them, and the decisions.
///
/// The reviewer steps through changes, each with all snapshots that show it, or through the snapshots of one opened
/// change.
struct ReviewQueue {
  /// A change, with the ones of its snapshots that still need a decision.
  struct Entry {
    var change: SnapshotChange
    var snapshots: [PendingSnapshot]
  }

  private enum Decision {
    case accepted, rejected, skipped
  }

  /// The effect of one decision, for undo.
  private struct Step {
    var decision: Decision
    var references: [ContainedPath] = []
    var skipped: Int?
    /// The number with which the decision can be undone; nil if nothing was written.
    var number: Int?
  }

  private let store: PendingStore
  private let pool: [PendingSnapshot]
  private let changes: SnapshotChanges
  private(set) var entries: [Entry] = []
  private(set) var index = 0
  /// The index of the current snapshot in the opened change; nil if no change is open.
  private(set) var opened: Int?
  private var pattern = ""
  private var steps: [Step] = []
  private var decided: Set<ContainedPath> = []
  private var skipped: Set<Int> = []
  /// A message about something that could not be done, or another note.
  private(set) var problem = ""

  init(_ store: PendingStore, of patterns: [String] = []) {
    self.store = store
    pool = SnapshotPatterns.selected(store.all(), by: patterns, \.line)
    changes = SnapshotChanges(pool.map(\.line))
    refresh()
  }

  /// The change at which the reviewer is looking.
  var entry: Entry? { entries.indices.contains(index) ? entries[index] : nil }

  /// The snapshot that is shown; if the change is not open, its first one.
  var current: PendingSnapshot? {
    guard let entry else { return nil }
    let place = opened ?? 0
    return entry.snapshots.indices.contains(place) ? entry.snapshots[place] : entry.snapshots.last
  }

  /// The position, such as `2/5`, among the changes or among the snapshots of the opened one.
  var position: String {
    guard let entry, let opened else { return "\(min(index + 1, entries.count))/\(entries.count)" }
    return "\(opened + 1)/\(entry.snapshots.count)"
  }

  /// Shown until the next decision.
  mutating func note(_ words: String) { problem = words }

  mutating func move(_ step: Int) {
    if let place = opened {
      opened = min(max(0, place + step), max(0, (entry?.snapshots.count ?? 0) - 1))
    } else {
      index = min(max(0, index + step), max(0, entries.count - 1))
    }
  }

  // MARK: Changes and their snapshots

  /// Opens the change, so that the reviewer steps through its snapshots one by one.
  ///
  /// - Returns: false if there is only one snapshot.
  mutating func open() -> Bool {
    guard opened == nil, let entry, entry.snapshots.count > 1 else { return false }
    opened = 0
    return true
  }

  /// - Returns: false if no change is open.
  mutating func close() -> Bool {
    guard opened != nil else { return false }
    opened = nil
    return true
  }

  /// Limits the review to the entries that match the filter; the others stay pending.
  mutating func filter(_ pattern: String) {
    self.pattern = pattern
    index = 0
    opened = nil
    refresh()
  }

  private mutating func refresh() {
    let left = pool.filter { !decided.contains($0.line.reference) }
    let shown = SnapshotPatterns.selected(left, by: pattern.isEmpty ? [] : [pattern], \.line)
    let byReference = Dictionary(shown.map { ($0.line.reference, $0) }) { $1 }
    entries = changes.all.filter { !skipped.contains($0.number) }.compactMap { change in
      let members = change.lines.compactMap { byReference[$0.reference] }
      return members.isEmpty ? nil : Entry(change: change, snapshots: members)
    }
    index = min(index, max(0, entries.count - 1))
    if let place = opened {
      let count = entry?.snapshots.count ?? 0
      opened = count > 0 ? min(place, count - 1) : nil
    }
  }

  // MARK: Decisions

  /// Accepts the snapshot, or all snapshots of a change that is not open.
  mutating func accept() {
    guard let entry, let current else { return }
    accept(opened == nil ? entry.snapshots : [current])
  }

  mutating func reject() {
    guard let entry, let current else { return }
    reject(opened == nil ? entry.snapshots : [current])
  }

  /// Skips the snapshots: they stay pending, but leave this review.
  mutating func skip() {
    guard let entry, let current else { return }
    var step = Step(decision: .skipped)
    if opened == nil {
      step.skipped = entry.change.number
      skipped.insert(entry.change.number)
    } else {
      step.references = [current.line.reference]
    }
    finish(step, "")
  }

  /// Everything that the filter shows.
  mutating func acceptAll() { accept(entries.flatMap(\.snapshots)) }

  mutating func rejectAll() { reject(entries.flatMap(\.snapshots)) }

  /// If several snapshots are selected but only one is visible, the ones that must be looked at individually are not
  /// accepted.
  private mutating func accept(_ meant: [PendingSnapshot]) {
    let (ready, left) =
      meant.count > 1 ? PendingSnapshot.decidedTogether(meant) : (taken: meant, left: [])
    let number = store.writer.beginDecision()
    let acceptance = store.accept(ready, by: "review")
    let references = acceptance.accepted.map(\.line.reference)
    let words =
      Self.words(acceptance.refused.map(\.error)) ?? UnseenValues(left).words ?? ""
    guard references.isEmpty else {
      return finish(Step(decision: .accepted, references: references, number: number), words)
    }
    note(words)
    move(1)
  }

  /// A message about the first error; nil if there is none.
  private static func words(_ errors: [StoreError]) -> String? {
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return errors.first.map { "\($0)\(more)" }
  }

  private mutating func reject(_ snapshots: [PendingSnapshot]) {
    let number = store.writer.beginDecision()
    do throws(StoreError) {
      try store.reject(snapshots, by: "review")
      finish(
        Step(
          decision: .rejected, references: snapshots.map(\.line.reference), number: number), "")
    } catch {
      note("\(error)")
    }
  }

  private mutating func finish(_ step: Step, _ words: String) {
    problem = words
    decided.formUnion(step.references)
    steps.append(step)
    let isGone = opened != nil && (entry?.snapshots.count ?? 0) <= 1
    if isGone { opened = nil }
    refresh()
  }

  /// Undoes the last decision, and shows the snapshots that it was about.
  mutating func undo() {
    guard let step = steps.last else { return note("There is no decision to undo.") }
    do throws(UndoError) {
      if let number = step.number { _ = try store.writer.takeBack(decision: number) }
    } catch {
      return note("\(error)")
    }
    steps.removeLast()
    // The value of an inline snapshot becomes pending again only in the next run.
    let waiting = Set(pool.filter { Files.exists($0.path.path) }.map(\.line.reference))
    decided.subtract(waiting.intersection(step.references))
    if let number = step.skipped { skipped.remove(number) }
    opened = nil
    refresh()
    let references = Set(step.references)
    index =
      entries.firstIndex { entry in
        step.skipped.map { $0 == entry.change.number }
          ?? entry.snapshots.contains { references.contains($0.line.reference) }
      } ?? index
    let gone = step.references.count { !waiting.contains($0) }
    note(
      gone == 0
        ? "Undone."
        : "Undone; the next run finds \(Console.plural(gone, "snapshot")) again.")
  }

  private func count(_ decision: Decision) -> Int {
    steps.filter { $0.decision == decision }.reduce(0) { $0 + $1.references.count }
  }

  /// Removes a filter that no longer matches any pending snapshot, if other snapshots are pending.
  mutating func goOn() {
    guard !pattern.isEmpty, entries.isEmpty else { return }
    let done = pattern
    filter("")
    if !entries.isEmpty { problem = "Nothing more of /\(done) is pending; these are the others." }
  }

  var summary: String {
    let counts =
      "\(count(.accepted)) accepted, \(count(.rejected)) rejected, \(store.all().count) still pending."
    let isUndoable = count(.accepted) + count(.rejected) > 0
    return isUndoable
      ? "\(counts)\nUndo all decisions with: \(InstalledTool.commandLine("undo", store.results))"
      : counts
  }
}
