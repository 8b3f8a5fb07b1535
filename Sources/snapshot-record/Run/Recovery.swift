import DarkroomSnapshotStore
import FoundationEssentials

/// Cleans up after a test run, recording or acceptance that was killed.
struct Recovery {
  private let package: PackageSnapshots

  init(_ package: PackageSnapshots) {
    self.package = package
  }

  /// - Returns: a description of the findings; references themselves are always complete.
  func perform() -> [String] {
    var words: [String] = []
    if let last = RunHistory(package.results).lastRecord, last.ended == nil {
      let lines = RunHistory(package.results).lines(of: last.run)
      words.append(
        "The last run was cut short after \(Console.plural(lines.count, "snapshot")); "
          + "its pending snapshots are still there.")
    }
    return words + sweep()
  }

  /// Removes files that a killed program did not finish.
  ///
  /// - Returns: which, in words.
  func sweep() -> [String] {
    let left = temporaries()
    guard !left.isEmpty else { return [] }
    left.forEach { Files.remove($0) }
    let names = left.prefix(5).map { FilePath.relative($0, to: package.root) ?? $0 }
    let more = left.count > 5 ? " and \(left.count - 5) more" : ""
    return [
      "\(Console.plural(left.count, "unfinished file")) of a killed program removed: "
        + "\(names.joined(separator: ", "))\(more); no reference was touched by it."
    ]
  }

  /// Temporary files that `Files.write` had not renamed yet.
  ///
  /// The files of running programs are still in use.
  private func temporaries() -> [String] {
    // If nothing has been accepted yet, only the results know the folder.
    let asked = RunHistory(package.results).lines().map { ($0.edit?.source ?? $0.reference).path }
    let folders = Set((package.references.paths + asked).map(FilePath.directory))
    let besideReferences = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter(Self.isAbandoned).map { FilePath.joined(folder, $0) }
    }
    return Set(besideReferences).union(inResults()).sorted()
  }

  /// Includes folders that contain nothing else.
  private func inResults() -> [String] {
    let entries = try? FileManager.default.subpathsOfDirectory(atPath: package.results.path)
    return (entries ?? []).filter { Self.isAbandoned(FilePath.name($0)) }
      .map { FilePath.joined(package.results.path, $0) }
  }

  private static func isAbandoned(_ name: String) -> Bool {
    UnfinishedFile(name: name).map { !$0.writer.isRunning } ?? false
  }
}
