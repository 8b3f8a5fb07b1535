import DarkroomSnapshotStore
import Foundation

/// Says at the end of a run, once and not in each of its processes, how many snapshots differ or are new.
///
/// SwiftPM runs the tests of XCTest first, then the tests of Swift Testing in another process, which exists even if it
/// has no tests: that one speaks for both.
enum ClosingLine {
  static func say() {
    let last = lastWords
    for results in last {
      let words = ClosingWords.words(
        of: ResultLog.process.run, in: results, environment: .process)
      if let words { StandardError.say(words) }
    }
  }

  /// The folders that no later process of this run will speak for.
  private static var lastWords: [ResultsDirectory] {
    let own = ResultLog.process.results
    guard let command = RunIdentity.commandOfSwiftPM else { return own }
    if CommandLine.arguments.contains("swift-testing") {
      let others = packages.filter { package in !own.contains { $0.path == package.path } }
      return own + others
    }
    if command.contains("--disable-swift-testing") {
      // Each worker would speak; none knows whether it is the last one.
      return command.contains("--parallel") ? [] : own
    }
    let left = packages.map(\.path)
    return own.filter { !left.contains($0.path) }
  }

  /// The results of the package whose tests these are, as each process of the run finds them.
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
