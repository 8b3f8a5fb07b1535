import DarkroomSnapshotStore

/// The first line about a run that is not green: what ended it, failed, crashed, did not run or differs.
struct Headline {
  private let outcome: RunOutcome

  init(_ outcome: RunOutcome) { self.outcome = outcome }

  /// `3 failed, 1 crashed (OddSuite.swift:18: Fatal error: boom), 18 had not run and ran again`; nil where nothing
  /// is wrong.
  var text: String? {
    let parts = fonts + stop + tests + snapshots + files
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Said once, before the snapshots and tests that fail for it.
  private var fonts: [String] {
    guard outcome.summary.lines.contains(where: \.lacksFonts) else { return [] }
    let command = InstalledTool.commandLine("doctor --install", outcome.package.results)
    return ["fonts are missing (install them with: \(command))"]
  }

  private var stop: [String] {
    guard let timeout = outcome.timeout else { return [] }
    let cut = outcome.record.unfinished
    let place = cut.isEmpty ? "" : " during \(RunRecord.named(cut))"
    return ["the time limit of \(timeout) s (--timeout) ended the run\(place)"]
  }

  private var tests: [String] {
    let record = outcome.record
    var parts: [String] = []
    if !record.failed.isEmpty { parts.append("\(record.failed.count) failed") }
    if let crashed = record.crashed, !crashed.isEmpty {
      parts.append("\(crashed.count) crashed\(places)")
    }
    if outcome.resumed > 0 { parts.append("\(outcome.resumed) had not run and ran again") }
    if !record.unfinished.isEmpty { parts.append("\(record.unfinished.count) cut short") }
    if let absent = record.absent, !absent.isEmpty {
      let reason = outcome.isExhausted ? " (given up after \(CrashFollowUp.limit) crashes)" : ""
      parts.append("\(absent.count) did not run\(reason)")
    }
    return parts
  }

  private var places: String {
    let crashes = outcome.crashes
    guard !crashes.isEmpty else { return "" }
    let more = crashes.count > 3 ? ["and \(crashes.count - 3) more"] : []
    return " (\((crashes.prefix(3).map(\.words) + more).joined(separator: "; ")))"
  }

  private var files: [String] {
    var parts: [String] = []
    let collisions = outcome.summary.collisions.count
    if collisions > 0 { parts.append("\(Console.plural(collisions, "reference")) used twice") }
    if !outcome.refused.isEmpty {
      parts.append("\(Console.plural(outcome.refused.count, "result")) refused")
    }
    if outcome.isRedForUnreferenced, let found = outcome.unreferenced {
      parts.append(
        found.refusals.isEmpty
          ? Console.plural(found.paths.count, "unreferenced file")
          : "unreferenced files cannot be told")
    }
    return parts
  }

  private var snapshots: [String] {
    ResultState.allCases.compactMap { state in
      let count = outcome.open.count { $0.state == state }
      guard count > 0 else { return nil }
      return "\(Console.plural(count, "snapshot")) \(state == .error ? "in error" : state.rawValue)"
    }
  }
}
