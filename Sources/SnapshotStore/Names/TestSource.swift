import Synchronization

/// A file of tests, and what all of its assertions share: its package, the settings and the folder of results.
///
/// Read once for each file and environment; an assertion looks it up.
package final class TestSource: Sendable {
  package let settings: SnapshotSettings
  package let results: ResultsDirectory
  /// Where references begin: the root, or the folder beside the file, and the variant's in it.
  let references: String
  /// Whether `references` serves several targets, so that each has a folder of its own in it.
  let hasRoot: Bool

  /// `path` is absolute.
  private init(path: String, environment: SnapshotEnvironment) throws(StoreError) {
    let package = PackageRoot.containing(path)
    let beside = FilePath.directory(path)
    let settings = try SnapshotSettings(of: package)
    self.settings = settings
    results = ResultsDirectory(
      package: package ?? beside, settings: settings, environment: environment)
    let root = environment.referenceDirectory ?? settings.root?.path
    hasRoot = root != nil
    let first = root ?? FilePath.joined(beside, "__Snapshots__")
    references = settings.variant.map { FilePath.joined(first, $0.relative) } ?? first
  }

  /// The folders that references of the file lie in: one, where no assertion names another.
  private let folders = Mutex<[PathKey: ReferenceFolder]>([:])

  /// - Parameter path: absolute.
  func folder(_ path: String) -> ReferenceFolder {
    let key = PathKey(path)
    if let known = folders.withLock({ $0[key] }) { return known }
    let folder = ReferenceFolder(path, results)
    folders.withLock { $0[key] = folder }
    return folder
  }

  private struct Known {
    var environment: [String: String]
    var source: TestSource
  }

  private static let known = Mutex<[PathKey: Known]>([:])

  /// `path` is as the compiler writes it; seen from the working directory where it is relative.
  package static func at(_ path: String, in environment: SnapshotEnvironment) throws(StoreError)
    -> TestSource
  {
    let path = FilePath.absolute(path)
    let key = PathKey(path)
    // Environments that are copies of one another are equal at a glance.
    if let found = known.withLock({ $0[key] }), found.environment == environment.values {
      return found.source
    }
    let source = try TestSource(path: path, environment: environment)
    known.withLock { $0[key] = Known(environment: environment.values, source: source) }
    return source
  }
}
