import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// Assertions in four processes, each with suites and cases side by side, against the same one after the
/// other.
struct ParallelAssertionTests {
  private static let processes = ["p", "q", "r", "s"]

  /// What one way of running them left behind.
  private struct Outcome: Equatable {
    /// Reference, state and whether it was written, sorted.
    var results: [String] = []
    /// All files of references and of pending values, by name.
    var files: [String: String] = [:]
  }

  private func outcome(serially: Bool) throws -> Outcome {
    let folder = try ScratchFolder()
    for name in Self.processes.flatMap(ParallelAssertions.names) {
      guard let reference = ParallelAssertions.values(name).reference else { continue }
      try folder.write(
        reference, to: "DarkroomSnapshotTestingTests/ParallelAssertions/parallel.\(name).txt")
    }
    let own = [
      "SNAPSHOT_REFERENCE_DIR": folder.path, "SNAPSHOT_RESULTS_DIR": folder.path("results"),
      "SNAPSHOT_RUN_ID": "parallel",
    ]
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SNAPSHOT_") }
    let environment = inherited.merging(own) { $1 }
    let arguments = ["--testing-library", "swift-testing", "--filter", "ParallelAssertions[AB]"]
    let runs = try Self.processes.map { name in
      let run = Process()
      run.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      run.arguments = arguments + (serially ? ["--no-parallel"] : [])
      run.environment = environment.merging(["PARALLEL_ASSERTIONS": name]) { $1 }
      run.standardOutput = FileHandle.nullDevice
      run.standardError = FileHandle.nullDevice
      try run.run()
      if serially { run.waitUntilExit() }
      return run
    }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    return try outcome(in: folder, SnapshotEnvironment(own))
  }

  private func outcome(in folder: ScratchFolder, _ environment: SnapshotEnvironment) throws
    -> Outcome
  {
    var outcome = Outcome()
    let root = try #require(PackageRoot.containing(#filePath))
    let lines = RunHistory(ResultsDirectory(package: root, environment: environment)).lines()
    outcome.results = lines.map {
      "\(FilePath.name($0.reference.path)) \($0.state.rawValue) \($0.wrote == true)"
    }.sorted()
    for parent in ["DarkroomSnapshotTestingTests/ParallelAssertions", "results/pending"] {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path(parent))
      where name.hasSuffix(".txt") {
        outcome.files["\(parent)/\(FilePath.name(name))"] = try folder.text("\(parent)/\(name)")
      }
    }
    return outcome
  }

  @Test func assertionsSideBySideFindWhatOneAfterTheOtherDoes() throws {
    let parallel = try outcome(serially: false)

    let count = Self.processes.flatMap(ParallelAssertions.names).count
    #expect(parallel.results.count == count)
    #expect(Set(parallel.results.map { $0.prefix { $0 != " " } }).count == count)
    let whole = parallel.files.allSatisfy { name, text in
      let values = ParallelAssertions.values(
        String(FilePath.name(name).dropFirst("parallel.".count).dropLast(".txt".count)))
      return text == values.value || text == values.reference
    }
    #expect(whole, "a file is torn")
    #expect(try parallel == outcome(serially: true))
  }
}
