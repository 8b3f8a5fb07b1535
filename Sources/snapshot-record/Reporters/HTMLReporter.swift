import DarkroomSnapshotStore

/// The report as a folder.
final class HTMLReporter: Reporter {
  private let path: String

  init(path: String) { self.path = path }

  func end(_ outcome: RunOutcome) throws {
    let folder = ReportFolder(path: FilePath.absolute(path))
    try folder.write(
      outcome.summary, words: Self.words(outcome), lastRun: outcome.summary, in: outcome.package)
    Console.say("Report: \(FilePath.joined(folder.path, "index.html"))")
  }

  static func words(_ outcome: RunOutcome) -> String {
    "\(outcome.summary.words) in \(Console.duration(outcome.seconds))"
  }
}
