import ArgumentParser
import DarkroomPNG
import DarkroomSnapshotStore

/// Describes how pictures recorded on iOS differ from ours.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare Darkroom's pictures with pictures that iOS recorded.",
    discussion: """
      The folder holds references of the same tests that a simulator recorded: earlier references of the suite, or the \
      upload of a job on macOS. Pictures are paired by name and folder. Without a folder, references that iOS recorded \
      are compared with the pending snapshots for them.

      It compares the size of each picture, the places and the colors of texts, and all pixels outside texts. It does \
      not compare letters, because the font differs. Snapshots that differ in the same way are one entry. Exit codes: 0 only letters differ, 1 other \
      differences, 2 no pictures to compare.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The report's folder; in the results folder if absent.", valueName: "dir"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp("How far a text may be away, in points.", valueName: "points"))
  var tolerance = 1.0

  @Flag(name: .long, help: "Print Markdown for a comment on a pull request or a job's summary.")
  var markdown = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --markdown: the address of the uploaded report, so that the comment shows its pictures.",
      valueName: "url"))
  var imageBase: String?

  @Flag(name: .long, help: "Open the report in the browser.")
  var open = false

  @Argument(help: ArgumentHelp("The folder with the pictures of iOS.", valueName: "folder"))
  var folder: String?

  func validate() throws {
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("--tolerance must be 0 or more, and is \(tolerance).")
    }
    guard imageBase == nil || markdown else {
      throw ValidationError("--image-base needs --markdown.")
    }
  }

  func run() async throws {
    let package = try options.package()
    let pairs = try pairs(package)
    guard !pairs.pairs.isEmpty else { throw ValidationError(nothing(pairs)) }
    let path =
      output.map { FilePath.absolute($0) } ?? FilePath.joined(package.results.path, "comparison")
    if output == nil { try package.results.prepare() }
    var report = try ComparisonReport(ReportFolder(path: path))
    var snapshots: [ComparedSnapshot] = []
    for pair in pairs.pairs { snapshots.append(try compare(pair, &report)) }
    let comparison = SimulatorComparison(snapshots, pairs)
    try report.end(comparison, title: FilePath.name(package.root))
    try tell(comparison, report: FilePath.joined(path, "index.html"))
    if open { await ReportCommand.show(FilePath.joined(path, "index.html")) }
    if !comparison.isAlike { throw ExitCode.failure }
  }

  private func pairs(_ package: PackageSnapshots) throws -> PicturePairs {
    guard let folder else { return PicturePairs(waitingIn: package) }
    let path = FilePath.absolute(folder)
    guard Files.isFolder(path) else { throw ValidationError("\(folder) isn't a folder.") }
    return PicturePairs(below: path, package)
  }

  private func nothing(_ pairs: PicturePairs) -> String {
    guard let folder else {
      return
        "No reference that iOS recorded has a pending snapshot: run the tests first, or name a folder."
    }
    let count = pairs.theirsAlone.count
    return count == 0
      ? "Below \(folder) no picture was recorded by another renderer."
      : "None of the \(Console.plural(count, "picture")) below \(folder) has the name of a snapshot here, "
        + "such as \(pairs.theirsAlone[0]); record the snapshots here first."
  }

  private func compare(_ pair: PicturePairs.Pair, _ report: inout ComparisonReport) throws
    -> ComparedSnapshot
  {
    var snapshot = ComparedSnapshot(
      name: pair.name, state: .unreadable, theirs: pair.theirs, ours: pair.ours, findings: [])
    let (theirs, problem) = Self.decoded(pair.theirs)
    let (ours, ownProblem) = Self.decoded(pair.ours)
    guard let theirs, let ours else {
      let words = problem.map { "the file of iOS \($0)" } ?? ownProblem.map { "our file \($0)" }
      snapshot.findings = [
        ComparisonFinding(kind: .unreadable, cause: words ?? "", words: words ?? "")
      ]
      try report.add(snapshot, nil, theirs: theirs, ours: ours)
      return snapshot
    }
    let compared = ComparedPair(theirs: theirs, ours: ours, tolerance: tolerance)
    snapshot.findings = compared.findings
    snapshot.state =
      compared.findings.isEmpty ? .equal : compared.isAlike ? .letters : .different
    try report.add(snapshot, compared, theirs: theirs, ours: ours)
    return snapshot
  }

  /// Returns the picture, or a description of what is wrong with its file.
  private static func decoded(_ path: String) -> (DecodedImage?, String?) {
    guard let bytes = try? Files.read(path) else { return (nil, "cannot be read") }
    do throws(PNGError) {
      return (try PNGDecoder.decode(bytes), nil)
    } catch {
      return (nil, "cannot be read: \(error)")
    }
  }

  private func tell(_ comparison: SimulatorComparison, report: String) throws {
    if options.asJSON { return try Console.json(comparison) }
    if markdown {
      let base = imageBase.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      let text = ComparisonMarkdown(comparison: comparison, imageBase: base).text
      return Console.put([TerminalText(lines: text.rendered)])
    }
    ComparisonSummary(comparison: comparison).lines.forEach(Console.say)
    Console.say("Report: \(report)")
  }
}
