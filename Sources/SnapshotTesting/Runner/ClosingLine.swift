import DarkroomSnapshotStore
import Foundation

/// Prints the number of snapshots that differ or are new at the end of a run, once rather than in each of its
/// processes.
///
/// SwiftPM runs the tests of XCTest first, then the tests of Swift Testing in another process, which exists even if it
/// has no tests. That process prints the line for both.
enum ClosingLine {
  static func say() {
    let last = lastWords
    for results in last {
      let words = ClosingWords.words(
        of: ResultLog.process.run, in: results, environment: .process)
      if let words { StandardError.say(words) }
    }
  }

  /// The results folders for which no later process of this run prints the line.
  private static var lastWords: [ResultsDirectory] {
    let own = ResultLog.process.results
    guard let command = RunIdentity.commandOfSwiftPM else { return own }
    if CommandLine.arguments.contains("swift-testing") {
      let others = packages.filter { package in !own.contains { $0.path == package.path } }
      return own + others
    }
    if command.contains("--disable-swift-testing") {
      // Each worker would print the line, because none knows whether it is the last.
      return command.contains("--parallel") ? [] : own
    }
    let left = packages.map(\.path)
    return own.filter { !left.contains($0.path) }
  }

  /// The results of the package under test, which each process of the run finds in the same way.
  private static var packages: [ResultsDirectory] {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let places = [program, FileManager.default.currentDirectoryPath + "/."]
    let roots = Set(places.compactMap { $0.flatMap(PackageRoot.containing) })
    return roots.sorted().map { root in
      let settings = try? SnapshotSettings.ofPackage(at: root)
      return ResultsDirectory(package: root, settings: settings ?? SnapshotSettings())
    }
  }
}
