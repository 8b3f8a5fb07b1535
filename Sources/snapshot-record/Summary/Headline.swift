import DarkroomSnapshotStore

/// The first line about an unsuccessful run: what ended it, failed, crashed, did not run or differs.
struct Headline {
  private let outcome: RunOutcome

  init(_ outcome: RunOutcome) { self.outcome = outcome }

  /// The line, such as
  /// `3 failed, 1 crashed (OddSuite.swift:18: Fatal error: boom), 18 that had not run did so in a fresh program`; nil
  /// if nothing is wrong.
  var text: String? {
    let parts = ofWholeRun + tests + snapshots + files
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    let status = outcome.record.status ?? 0
    return status == 0
      ? nil : "the test program ended with \(Self.words(ofStatus: status)), and no test failed"
  }

  /// Problems of the run that belong to none of its tests or snapshots.
  var ofWholeRun: [String] {
    fonts + [outcome.merge].compactMap(\.self) + gaps + stop + build + emptiness + results
  }

  private static func words(ofStatus status: Int32) -> String {
    status > 128 ? CrashReader.words(ofSignal: status - 128) : "status \(status)"
  }

  /// Descriptions of the shards that are missing in a merge.
  private var gaps: [String] {
    let gaps = outcome.record.gaps
    guard gaps.count > 1 else { return gaps }
    return [gaps[0], "and \(gaps.count - 1) more faults of shards"]
  }

  /// A message about missing fonts, which appears once before the snapshots and tests that fail because of them.
  private var fonts: [String] {
    guard outcome.summary.lines.contains(where: \.lacksFonts) else { return [] }
    let command = InstalledTool.commandLine("doctor --install", outcome.package.results)
    return ["fonts are missing (install them with: \(command))"]
  }

  private var stop: [String] {
    guard let stop = outcome.stop else { return [] }
    if outcome.buildFailure != nil { return [stop.words(of: "the build")] }
    if outcome.isEmpty { return [stop.words(of: "the listing of the tests")] }
    let cut = outcome.record.unfinished
    return [
      stop.words(of: cut.isEmpty ? "the run" : "the run during \(RunRecord.named(cut))")
    ]
  }

  private var build: [String] {
    guard outcome.stop == nil, let lines = outcome.buildFailure else { return [] }
    if let obstacle = outcome.obstacle { return [obstacle.description] }
    let line =
      lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error:") }
      ?? lines.last { !$0.isEmpty }
    return ["the build failed" + (line.map { ": \(short($0))" } ?? "")]
  }

  /// Makes paths relative to the package.
  private func short(_ line: String) -> String {
    line.replacing(outcome.package.root + "/", with: "")
  }

  private var emptiness: [String] {
    guard outcome.stop == nil, let words = outcome.emptiness else { return [] }
    let first = words.first.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
    guard let first, !first.hasPrefix("no tests found") else { return [first ?? "no tests found"] }
    return ["no tests found: \(first)"]
  }

  private var results: [String] {
    var parts: [String] = []
    if outcome.record.lostResults == true {
      parts.append("the results folder was removed while the tests ran, so their results are lost")
    }
    if let first = outcome.refused.first {
      parts.append("\(Console.plural(outcome.refused.count, "result")) refused (\(first))")
    }
    return parts
  }

  private var tests: [String] {
    let record = outcome.record
    var parts: [String] = []
    if !record.failed.isEmpty { parts.append("\(record.failed.count) failed") }
    let late = outcome.crashes.filter { $0.isTimeout == true }
    let crashed = (record.crashed?.count ?? 0) - late.count
    if crashed > 0 { parts.append("\(crashed) crashed\(places)") }
    if !late.isEmpty { parts.append("\(late.count) timed out (\(Self.named(late)))") }
    if outcome.resumed > 0 {
      parts.append("\(outcome.resumed) that had not run then ran in a new process")
    }
    if !record.unfinished.isEmpty { parts.append("\(record.unfinished.count) cut short") }
    if let absent = record.absent, !absent.isEmpty {
      let reason = outcome.isExhausted ? " (given up after \(CrashFollowUp.limit) crashes)" : ""
      parts.append("\(absent.count) did not run\(reason)")
    }
    return parts
  }

  private static func named(_ late: [TestCrash]) -> String {
    let more = late.count > 3 ? ["and \(late.count - 3) more"] : []
    return (late.prefix(3).map(\.subject) + more).joined(separator: "; ")
  }

  private var places: String {
    let crashes = outcome.crashes.filter { $0.isTimeout != true }
    guard !crashes.isEmpty else { return "" }
    let more = crashes.count > 3 ? ["and \(crashes.count - 3) more"] : []
    return " (\((crashes.prefix(3).map(\.words) + more).joined(separator: "; ")))"
  }

  private var files: [String] {
    var parts: [String] = []
    let collisions = outcome.summary.collisions.count
    if collisions > 0 { parts.append("\(Console.plural(collisions, "reference")) used twice") }
    if outcome.isRedForUnreferenced, let found = outcome.unreferenced {
      parts.append(
        found.refusals.isEmpty
          ? Console.plural(found.paths.count, "unreferenced file")
          : "unreferenced files are unknown")
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
