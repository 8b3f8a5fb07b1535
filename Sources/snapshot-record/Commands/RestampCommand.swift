import ArgumentParser
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

/// Refreshes what references say about themselves, and no pixel.
struct RestampCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restamp",
    abstract:
      "Refresh the notes in references whose pictures still match: renderer, fonts, view tree.",
    discussion: """
      Runs the tests. A reference is written only when its picture equals the new one pixel by pixel; everything \
      that differs is left for `test` and `review`. Arguments after -- go to `swift test`.
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup(title: "Which tests, and how") var runs: RunOptions

  @Argument(parsing: .postTerminator, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func run() async throws {
    let package = try options.package(recovers: false)
    var plan = RunPlan(
      package: package, run: "tool-\(UUID().uuidString.lowercased())", arguments: arguments)
    try await runs.apply(to: &plan)
    plan.restamps = true
    let reporters = ReporterSet([LineReporter(ConsoleSummary(detail: .minimal))])
    let outcome = try await TestRun(plan, reporter: reporters).perform()
    try reporters.end(outcome)
    let fresh = outcome.summary.lines.filter { $0.state == .matched && $0.pending != nil }
    let (fit, unfit) = fresh.partitioned(by: hasSamePicture)
    try UndoJournal.process(package.results).keep(fit.compactMap(change), by: "restamp")
    let refused = unfit + fit.filter { !restamp($0) }
    for line in fresh {
      if let path = line.pending { package.pending.remove(PendingSnapshot(line: line, path: path)) }
    }
    Console.say("\(Console.plural(fresh.count - refused.count, "reference")) restamped.")
    for line in refused { Console.warn("left as it is: \(line.shortReference)") }
    let isWhole = outcome.record.isWhole && !outcome.isEmpty
    if !refused.isEmpty || outcome.buildFailure != nil || !isWhole { throw ExitCode.failure }
  }

  private func hasSamePicture(_ line: ResultLine) -> Bool {
    guard let path = line.pending, let old = try? Files.read(line.reference.path),
      let new = try? Files.read(path.path), let before = try? PNGDecoder.decode(old).pixmap,
      let after = try? PNGDecoder.decode(new).pixmap
    else { return false }
    return before == after
  }

  private func change(_ line: ResultLine) -> UndoJournal.Change? {
    guard let path = line.pending, let new = try? Files.read(path.path) else { return nil }
    return UndoJournal.Change(line.reference, after: ContentHash(new))
  }

  /// - Returns: whether the reference now has the fresh notes.
  private func restamp(_ line: ResultLine) -> Bool {
    guard let path = line.pending, let new = try? Files.read(path.path) else { return false }
    return (try? Files.write(new, to: line.reference.path)) != nil
  }
}

extension Array {
  /// Those that `isFirst` holds for, and the others.
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { parts, element in
      if isFirst(element) { parts.0.append(element) } else { parts.1.append(element) }
    }
  }
}
