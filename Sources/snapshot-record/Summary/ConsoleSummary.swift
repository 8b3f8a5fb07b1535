import DarkroomSnapshotStore

/// The summary at the end of a run.
struct ConsoleSummary {
  /// How much of each difference is printed.
  enum Detail: String, CaseIterable {
    /// The changes, in words and numbers.
    case diff
    /// One line for each.
    case summary
    /// Only counts.
    case minimal
    case none
  }

  /// The largest number of kinds of audit faults that are listed.
  private static let toldFaults = 8

  var detail = Detail.diff

  func lines(_ outcome: RunOutcome) -> [TerminalText] {
    guard detail != .none else { return [] }
    var lines = Headline(outcome).text.map { [Console.styled(TerminalText($0), .red, .bold)] } ?? []
    lines += outcome.recovered.map { TerminalText($0) }
    if let build = outcome.buildFailure {
      // If the compiler does not fit the SDK, the whole output is printed.
      let isSaid = if case .compiler = outcome.obstacle { true } else { false }
      return lines + (isSaid ? [] : build.suffix(60).map { TerminalText($0) })
    }
    if let words = outcome.emptiness { return lines + nothing(words, outcome) }
    lines += failures(outcome)
    lines.append("")
    lines.append(tests(outcome))
    lines.append("Snapshots: \(counts(outcome.summary))")
    let changes = outcome.summary.changes
    if let words = ChangeSummary.count(changes) { lines.append("Changes:   \(words)") }
    let conflicts = ConflictSummary(outcome)
    if let words = conflicts.count { lines.append("Layout:    \(words)") }
    lines += outcome.summary.remarks.map { "           \($0)" }
    if detail == .diff { lines += faults(outcome.summary) }
    if detail != .minimal { lines += snapshots(outcome, changes) }
    if detail == .diff { lines += conflicts.lines.map { TerminalText($0) } }
    lines += unreferenced(outcome) + nextSteps(outcome, changes)
    return lines
  }

  /// The faults that audits found; equal faults are listed once, with the first location.
  private func faults(_ summary: RunSummary) -> [TerminalText] {
    let found = summary.faults
    let rest = found.count - Self.toldFaults
    return found.prefix(Self.toldFaults).map { fault in
      let count = fault.count > 1 ? "\(fault.count) × " : ""
      return Console.styled("             \(count)\(fault.words)  (\(fault.place))", .dim)
    }
      + (rest > 0
        ? [
          Console.styled(
            "             … and \(rest) more kinds; `snapshot-record show SNAPSHOT` tells all of one",
            .dim)
        ] : [])
  }

  private func nothing(_ words: [String], _ outcome: RunOutcome) -> [TerminalText] {
    words.map { "  \($0)" } + ["", tests(outcome)]
  }

  private func tests(_ outcome: RunOutcome) -> TerminalText {
    let record = outcome.record
    var parts: [TerminalText] = ["\(record.passed) passed"]
    if !record.failed.isEmpty {
      parts.append(Console.styled("\(record.failed.count) failed", .red))
    }
    let late = outcome.crashes.count { $0.isTimeout == true }
    let crashed = (record.crashed?.count ?? 0) - late
    if crashed > 0 { parts.append(Console.styled("\(crashed) crashed", .red)) }
    if late > 0 { parts.append(Console.styled("\(late) timed out", .red)) }
    if !record.skipped.isEmpty { parts.append("\(record.skipped.count) skipped") }
    if !record.unfinished.isEmpty {
      parts.append(Console.styled("\(record.unfinished.count) cut short", .red))
    }
    if let absent = record.absent, !absent.isEmpty {
      parts.append(Console.styled("\(absent.count) did not run", .red))
    }
    if record.run.hasPrefix("merged-"), let leftOut = record.leftOut {
      parts.append("\(leftOut.count) left out (\(record.limits.joined(separator: "; ")))")
    }
    let shard = record.shard.map { " (shard \($0))" } ?? ""
    let build = record.buildSeconds ?? 0
    // For a package that was already built, the build time is not interesting.
    let building = build >= 10 ? "; built in \(Console.duration(build))" : ""
    let seconds = build >= 10 ? outcome.seconds - build : outcome.seconds
    return
      "Tests:     \(parts.joined(separator: ", ")) in \(Console.duration(seconds))\(building)\(shard)"
  }

  private func counts(_ summary: RunSummary) -> TerminalText {
    let parts = ResultState.allCases.compactMap { state -> TerminalText? in
      let count = summary.count(state)
      guard count > 0 else { return nil }
      return Self.colored(state, "\(count) \(state == .error ? "in error" : state.rawValue)")
    }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }

  static func colored(_ state: ResultState, _ text: TerminalText) -> TerminalText {
    switch state {
    case .matched: Console.styled(text, .green)
    case .tolerated: text
    case .changed: Console.styled(text, .yellow)
    case .added: Console.styled(text, .blue)
    case .error: Console.styled(text, .red)
    }
  }

  private func failures(_ outcome: RunOutcome) -> [TerminalText] {
    var lines = outcome.issues.flatMap { issue -> [TerminalText] in
      let file = issue.file.map { FilePath.relative($0, to: outcome.package.root) ?? $0 }
      let place = file.map { "  (\($0):\(issue.line ?? 0))" } ?? ""
      return ["", Console.styled("FAILED", .red, .bold) + " \(issue.test)\(place)"]
        + Self.indented(issue.message)
    }
    lines += outcome.record.gaps.map { Console.styled("INCOMPLETE", .red, .bold) + " \($0)" }
    lines += crashes(outcome)
    lines += outcome.record.unfinished.map {
      Console.styled("CUT SHORT", .red, .bold) + " \($0)"
    }
    let absent = outcome.record.absent ?? []
    lines += absent.prefix(10).map { Console.styled("DID NOT RUN", .red, .bold) + " \($0)" }
    if absent.count > 10 { lines.append("  and \(absent.count - 10) more") }
    if outcome.record.lostResults == true {
      lines.append(
        Console.styled("RESULTS LOST", .red, .bold)
          + " \(outcome.package.results.path) was removed while the tests ran, so their results are lost"
      )
    }
    lines += outcome.refused.map { Console.styled("REFUSED", .red, .bold) + " \($0)" }
    lines += outcome.flaky.map { "flaky: \($0) failed first, and passed when it ran again" }
    return lines
  }

  /// The lines of the text, indented by two columns, so that none looks like a line of the summary itself.
  private static func indented(_ text: String) -> [TerminalText] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \(String($0))" }
  }

  /// A merged run knows only the names.
  private func crashes(_ outcome: RunOutcome) -> [TerminalText] {
    guard !outcome.crashes.isEmpty else {
      return (outcome.record.crashed ?? []).map {
        Console.styled("CRASHED", .red, .bold) + " \($0)"
      }
    }
    return outcome.crashes.flatMap { crash -> [TerminalText] in
      let file = crash.file.map { FilePath.relative($0, to: outcome.package.root) ?? $0 }
      let place = file.map { "  (\($0):\(crash.line ?? 0))" } ?? ""
      let head = Console.styled(crash.isTimeout == true ? "TIMED OUT" : "CRASHED", .red, .bold)
      return ["", "\(head) \(crash.subject)\(place)"] + Self.indented(crash.message)
    }
  }

  private func snapshots(_ outcome: RunOutcome, _ changes: SnapshotChanges) -> [TerminalText] {
    let shown =
      outcome.acceptance == nil ? outcome.summary.open : outcome.open
    var lines = ChangeSummary(changes, detail: detail).lines(open: Set(shown.map(\.reference)))
    lines += shown.filter { changes.number(of: $0.reference) == nil && !$0.lacksFonts }.flatMap {
      ChangeSummary.lines(of: $0, detail: detail)
    }
    lines += withoutFonts(shown)
    lines += outcome.summary.collisions.map { first, second in
      "error    \(first.shortReference) is used with different contents by "
        + "\(first.shortFile):\(first.line) and \(second.shortFile):\(second.line)"
    }
    let stale = outcome.summary.stale.count
    if stale > 0 {
      lines.append(
        "\(Console.plural(stale, "reference")) with the same picture and older notes (view tree, versions); no "
          + "verdict depends on them, and `snapshot-record restamp` renews them")
    }
    return lines + ForeignValue.all(of: outcome).flatMap(\.lines)
      + (outcome.acceptance?.words ?? []).map { TerminalText($0) }
  }

  /// Keeps one line that names the missing fonts, and counts the others.
  private func withoutFonts(_ shown: [ResultLine]) -> [TerminalText] {
    let lines = shown.filter(\.lacksFonts)
    func length(_ line: ResultLine) -> Int { line.words?.joined().count ?? 0 }
    guard let longest = lines.max(by: { length($0) < length($1) }) else { return [] }
    let others = lines.count - 1
    return ChangeSummary.lines(of: longest, detail: detail)
      + (others > 0 ? ["error    \(Console.plural(others, "more snapshot")) without fonts"] : [])
  }

  private func unreferenced(_ outcome: RunOutcome) -> [TerminalText] {
    guard let found = outcome.unreferenced else { return [] }
    let root = outcome.package.root
    if !found.refusals.isEmpty {
      return ["Unreferenced files are unknown after this run:"]
        + found.refusals.map { "  \($0)" }
    }
    let word = outcome.deleted.isEmpty ? "unreferenced" : "deleted"
    let names = found.paths.map { path -> TerminalText in
      "\(word) \(FilePath.relative(path, to: root) ?? path)"
    }
    // Dozens of lines would hide the results of the run itself.
    let limit = outcome.isRedForUnreferenced ? 20 : 3
    guard names.count > limit else { return names }
    let advice =
      outcome.deleted.isEmpty
      ? "`snapshot-record prune` lists them" : "`snapshot-record undo` restores them"
    let all: TerminalText = "\(names.count) \(word) files; \(advice)"
    return outcome.isRedForUnreferenced ? names.prefix(limit) + [all] : [all]
  }

  private func nextSteps(_ outcome: RunOutcome, _ changes: SnapshotChanges) -> [TerminalText] {
    guard outcome.open.contains(where: \.isAcceptable) else { return [] }
    let isForeign = outcome.open.contains { $0.isAcceptable && $0.foreign == true }
    let pending = outcome.package.results.pendingPath
    let one: [TerminalText] =
      ChangeSummary.count(changes) == nil
      ? []
      : [
        "One change, wherever it shows: \(InstalledTool.commandLine("accept --change N", outcome.package.results))"
      ]
    return [
      "",
      "Pending snapshots are in \(FilePath.relative(pending, to: outcome.package.root) ?? pending). "
        + "Look at them with: \(InstalledTool.commandLine("review", outcome.package.results))",
      "Accept them with: \(InstalledTool.commandLine("accept", outcome.package.results)) [PATTERN…]"
        + (isForeign
          ? "; --replace-foreign also replaces references of another renderer" : ""),
    ] + one
  }
}
