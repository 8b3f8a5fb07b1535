/// References that no assertion of a complete run used.
package struct UnreferencedFiles: Equatable, Sendable {
  /// The absolute paths of files that a run proves to be unused, sorted.
  package private(set) var paths: [String] = []
  /// Unused files that are kept, with the reason.
  package private(set) var kept: [Kept] = []
  /// The reasons why the run cannot determine unused files; nothing may be deleted then.
  package private(set) var refusals: [String]

  package struct Kept: Equatable, Sendable {
    package var path: String
    package var reason: String
  }

  /// Decides from the tool's record of the run, and from the results of its assertions.
  package init(_ record: RunRecord, _ contents: RunContents, in package: PackageSnapshots) {
    let lines = contents.lines
    var refusals = record.incompleteness + contents.refused.prefix(1).map(\.description)
    if let other = RunHistory(package.results).otherPackage(contents) {
      refusals.append(package.results.words(ofPackage: other))
    }
    let named = lines.filter { $0.state == .error && $0.problem != "recorded-in-this-run" }
    if let line = named.first {
      refusals.append("a snapshot is in error: \(line.title)")
    }
    if lines.isEmpty { refusals.append("the run took no snapshot") }
    if refusals.isEmpty, let source = Self.newerSource(than: record.started, in: package.root) {
      refusals.append("\(source) was changed after the run began; run the tests again")
    }
    if let place = record.place, place != package.place {
      refusals.append(
        "references lay \(place) in the run, and lie \(package.place) now; run the tests again")
    }
    self.refusals = refusals
    guard refusals.isEmpty else { return }
    let used = Set(lines.map(\.reference.path))
    let produced = ProducedReferences(
      lines + RunHistory(package.results).lines(), tests: record.tests,
      ReferencePlace(package.settings, package.environment))
    let rule = ReferenceRule(package.results)
    for path in package.references.paths where !used.contains(path) {
      if let reason = Self.reasonToKeep(path, record, produced)
        ?? rule.refusal(of: path, isDeleted: true)?.words
      {
        kept.append(Kept(path: path, reason: reason))
      } else {
        paths.append(path)
      }
    }
    refuse(for: record.doubts)
  }

  /// Leaves out the old files of renamed snapshots, because accepting those snapshots moves the files.
  package mutating func leaveOut(_ renamed: [String]) {
    let renamed = Set(renamed)
    paths.removeAll(where: renamed.contains)
  }

  /// If every reference is in use, it does not matter which ones a skipped test would have used.
  private mutating func refuse(for doubts: [String]) {
    guard !doubts.isEmpty, !paths.isEmpty else { return }
    refusals = doubts
    paths = []
    kept = []
  }

  private static func reasonToKeep(
    _ path: String, _ record: RunRecord, _ produced: ProducedReferences
  ) -> String? {
    let isPicture = FilePath.pathExtension(path)?.lowercased() == "png"
    let bytes = isPicture ? try? Files.read(path) : nil
    if let reason = produced.reasonToKeep(path, bytes) { return reason }
    if Files.modified(path) ?? .infinity >= record.started { return "it is newer than the run" }
    if let bytes, ReferenceInspection(bytes, path: path).isForeign {
      return "another renderer recorded it"
    }
    return reasonToKeep(path, for: record.unknownSkipped)
  }

  /// A skipped test that never passed may take snapshots: only files that could belong to it are kept.
  private static func reasonToKeep(_ path: String, for skipped: [String]) -> String? {
    let owner = skipped.first { test in
      SnapshotName.mayBelong(FilePath.name(path), toTest: test)
    }
    return owner.map { "it may belong to \($0), which was skipped and has not passed yet" }
  }

  private static func newerSource(than time: Double, in root: String) -> String? {
    let sources = Files.below(root).filter { $0.hasSuffix(".swift") }
    let newer = sources.first { (Files.modified($0) ?? 0) > time }
    return newer.map { FilePath.relative($0, to: root) ?? $0 }
  }
}
