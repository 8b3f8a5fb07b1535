import ArgumentParser
import DarkroomPNG
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
    let package = try options.package()
    var plan = RunPlan(
      package: package, run: "tool-\(UUID().uuidString.lowercased())", arguments: arguments)
    try await runs.apply(to: &plan)
    plan.restamps = true
    let reporters = ReporterSet([LineReporter(ConsoleSummary(detail: .minimal))])
    let outcome = try await TestRun(plan, reporter: reporters).perform()
    try reporters.end(outcome)
    let fresh = outcome.summary.lines.filter { $0.state == .matched && $0.pending != nil }
    let refused = fresh.filter { !restamp($0, in: package) }
    Console.say("\(Console.plural(fresh.count - refused.count, "reference")) restamped.")
    for line in refused { Console.warn("left as it is: \(line.shortReference)") }
    if !refused.isEmpty || outcome.buildFailure != nil { throw ExitCode.failure }
  }

  /// - Returns: whether the reference now has the fresh notes.
  private func restamp(_ line: ResultLine, in package: PackageSnapshots) -> Bool {
    guard let path = line.pending else { return false }
    let snapshot = PendingSnapshot(line: line, path: path)
    defer { package.pending.reject(snapshot) }
    guard let old = try? Files.read(line.reference.path), let new = try? Files.read(path.path),
      let before = try? PNGDecoder.decode(old).pixmap,
      let after = try? PNGDecoder.decode(new).pixmap,
      before == after
    else { return false }
    return (try? Files.write(new, to: line.reference.path)) != nil
  }
}
