import Synchronization

/// What all assertions in the sources of one folder share: their package, its settings and the folder of results.
///
/// The only place that remembers paths. Benchmark row: 1,000 tiny snapshots took 278 ms when each asked anew, and 190
/// since.
package final class TestSource: Sendable {
  package let settings: SnapshotSettings
  package let results: ResultsDirectory
  /// The folder of the sources, absolute.
  package let path: String
  /// Where references begin: the root, or the folder beside the sources, and the variant's in it.
  let references: String
  /// Whether `references` serves several targets, so that each has a folder of its own in it.
  let hasRoot: Bool

  private init(folder: String, environment: SnapshotEnvironment) throws(StoreError) {
    path = folder
    let package = PackageRoot.containing(FilePath.joined(folder, "x"))
    settings =
      if let package { try SnapshotSettings.ofPackage(at: package) } else { SnapshotSettings() }
    results = ResultsDirectory(
      package: package ?? folder, settings: settings, environment: environment)
    let root = environment.referenceDirectory ?? settings.root?.path
    hasRoot = root != nil
    let first = root ?? FilePath.joined(folder, "__Snapshots__")
    references = settings.variant.map { FilePath.joined(first, $0.relative) } ?? first
  }

  /// The folders that references lie in: one for each source, where no assertion names another.
  private let folders = Mutex<[PathKey: ReferenceFolder]>([:])

  /// - Parameter path: seen from the working directory where it is relative.
  func folder(_ path: String) -> ReferenceFolder {
    let key = PathKey(Self.rooted(path))
    if let known = folders.withLock({ $0[key] }) { return known }
    let folder = ReferenceFolder(FilePath.absolute(path), results)
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
    let folder = FilePath.directory(rooted(path))
    let key = PathKey(folder)
    // Environments that are copies of one another are equal at a glance.
    if let found = known.withLock({ $0[key] }), found.environment == environment.values {
      return found.source
    }
    let source = try TestSource(folder: FilePath.absolute(folder), environment: environment)
    known.withLock { $0[key] = Known(environment: environment.values, source: source) }
    return source
  }

  /// The working directory may change, so a relative path isn't a key.
  private static func rooted(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : FilePath.absolute(path)
  }
}

/// A path as a key: its bytes, as the kernel compares them.
///
/// Texts are equal whichever way their accents are written, and two such spellings can be two folders.
struct PathKey: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (one: PathKey, other: PathKey) -> Bool {
    one.path == other.path && (one.isASCII || Array(one.path.utf8) == Array(other.path.utf8))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Asks for two numbers that such a text knows; every other character is shorter in UTF-16.
  private var isASCII: Bool { path.utf8.count == path.utf16.count }
}
