import DarkroomRaster
import DarkroomSnapshotStore
import Dispatch
import Synchronization

/// Checks every reference of a package.
struct ReferenceChecks {
  private let root: String
  private(set) var findings: [ReferenceFinding] = []

  /// - Parameters:
  ///   - unmerged: paths that have several versions in Git's index.
  ///   - looked: is called, on any thread, with the number of references that have been checked and the number of all.
  init(
    _ package: PackageSnapshots, unmerged: Set<String> = [],
    _ looked: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    root = package.root
    let paths = package.references.paths
    let checks = Self.checks(paths, root, looked)
    findings = checks.flatMap(\.findings)
    var byPixels: [ContentHash: [String]] = [:]
    for check in checks {
      if let pixels = check.pixels { byPixels[pixels, default: []].append(check.path) }
    }
    findFolders(paths + RunHistory(package.results).lines().map(\.reference.path))
    findUnmerged(paths.filter(unmerged.contains))
    findDuplicates(byPixels)
    findCollisions(paths)
    findings.sort { ($0.path ?? "", $0.code) < ($1.path ?? "", $1.code) }
  }

  /// Runs on all processors, because pictures have to be decoded.
  private static func checks(
    _ paths: [String], _ root: String, _ looked: @escaping @Sendable (Int, Int) -> Void
  ) -> [ReferenceCheck] {
    let found = Mutex<[Int: ReferenceCheck]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let check = ReferenceCheck(paths[index], in: root)
      let count = found.withLock { found in
        found[index] = check
        return found.count
      }
      looked(count, paths.count)
    }
    return found.withLock { found in paths.indices.compactMap { found[$0] } }
  }

  private mutating func note(
    _ code: String, _ path: String, _ words: String, _ advice: String,
    severity: ReferenceFinding.Severity = .note
  ) {
    findings.append(
      ReferenceFinding(code, path, in: root, words, advice, severity: severity))
  }

  /// Finds folders in the place of references.
  ///
  /// - Parameter paths: the paths of references, and of files that lie in such a folder.
  private mutating func findFolders(_ paths: [String]) {
    for path in Set(paths + paths.map(FilePath.directory)).sorted() where Files.isFolder(path) {
      let parts = FilePath.name(path).split(separator: ".", omittingEmptySubsequences: false)
      guard paths.contains(path) || (parts.count > 2 && !parts.contains("")) else { continue }
      note(
        "folder", path, " is a folder in the place of a reference", "move it elsewhere",
        severity: .error)
    }
  }

  /// A conflict leaves no markers in a file that Git treats as binary.
  private mutating func findUnmerged(_ paths: [String]) {
    let known = Set(findings.filter { $0.code == "conflict" }.compactMap(\.path))
    for path in paths where !known.contains(FilePath.relative(path, to: root) ?? path) {
      note(
        "conflict", path, " is in an unfinished merge, and shows only one side of it",
        "`snapshot-record review` takes ours, theirs or the new value", severity: .error)
    }
  }

  /// Equal pictures of different tests usually mean that the tests do not show what they test.
  private mutating func findDuplicates(_ byPixels: [ContentHash: [String]]) {
    for paths in byPixels.values where paths.count > 1 {
      let names = paths.map { FilePath.relative($0, to: root) ?? $0 }
      note(
        "duplicate", paths[0],
        " has the same pixels as \(names.dropFirst().joined(separator: ", "))",
        "check that each test shows what it is about")
    }
  }

  /// Finds names that are equal on file systems that ignore case.
  private mutating func findCollisions(_ paths: [String]) {
    let folded = Dictionary(grouping: paths) { $0.lowercased() }
    for (_, same) in folded.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      note(
        "collision", same[0],
        " and \(FilePath.name(same[1])) are the same file on systems that ignore case",
        "rename one of the snapshots", severity: .error)
    }
  }
}
