/// The final message of a run that was not started by the tool.
package enum ClosingWords {
  /// A message such as `Snapshots: 2 differ, 1 is new.
  ///
  /// Look at them with: swift run snapshot-record review`, and a line about symbols without a picture; nil if there is
  /// nothing to report, or if the tool observes the run.
  package static func words(
    of run: String, in results: ResultsDirectory, environment: SnapshotEnvironment
  ) -> String? {
    guard Files.exists(results.openMark(of: run)),
      !RunIdentity.isNotedByTool(environment, in: results)
    else { return nil }
    let summary = RunSummary(RunHistory(results).lines(of: run))
    let symbols = summary.missingSymbols
    let lines = [changes(summary.open, results), symbols?.undrawnWords, symbols?.unlistedWords]
      .compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func changes(_ open: [ResultLine], _ results: ResultsDirectory) -> String? {
    let counts = [
      phrase(open.count { $0.state == .changed }, "differs", "differ"),
      phrase(open.count { $0.state == .added }, "is new", "are new"),
    ].compactMap(\.self)
    guard !counts.isEmpty else { return nil }
    let changes = SnapshotChanges(open.filter { $0.pending != nil }).all.count
    let reasons =
      changes > 0 && changes < open.count
      ? " (\(changes) \(changes == 1 ? "change" : "changes"))" : ""
    let advice =
      open.contains(where: \.isAcceptable)
      ? "Look at them with: \(results.commandLine("review"))"
      : "Recorded snapshots are compared from the next run on."
    return "Snapshots: \(counts.joined(separator: ", "))\(reasons). \(advice)"
  }

  private static func phrase(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
