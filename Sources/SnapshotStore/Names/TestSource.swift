import Synchronization

/// The state that all assertions in the sources of one folder share: their package, its settings and the folder of
/// results.
///
/// This is the only type that caches paths. Benchmark row: 1,000 tiny snapshots took 278 ms when each looked up its
/// paths, and take 190 ms now.
package final class TestSource: Sendable {
  package let settings: SnapshotSettings
  package let results: ResultsDirectory
  /// The absolute path of the folder of sources.
  package let path: String
  /// The top folder of the references: the root, or the folder beside the sources, and in it the variant's folder.
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

  /// The folders that contain references: one for each source file, unless an assertion names another.
  private let folders = Mutex<[PathKey: ReferenceFolder]>([:])

  /// - Parameter path: a relative path starts at the working directory.
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

  /// The source at `path`, which is as the compiler writes it; a relative path starts at the working directory.
  package static func at(_ path: String, in environment: SnapshotEnvironment) throws(StoreError)
    -> TestSource
  {
    let folder = FilePath.directory(rooted(path))
    let key = PathKey(folder)
    // Environments that are copies of one another compare as equal quickly.
    if let found = known.withLock({ $0[key] }), found.environment == environment.values {
      return found.source
    }
    let source = try TestSource(folder: FilePath.absolute(folder), environment: environment)
    known.withLock { $0[key] = Known(environment: environment.values, source: source) }
    return source
  }

  /// The working directory may change, so a relative path cannot be a key.
  private static func rooted(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : FilePath.absolute(path)
  }
}

/// A path as a dictionary key, which compares bytes as the kernel does.
///
/// Swift compares strings as equal regardless of how their accents are encoded, but two such spellings can be two
/// folders.
struct PathKey: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (one: PathKey, other: PathKey) -> Bool {
    one.path == other.path && (one.isASCII || Array(one.path.utf8) == Array(other.path.utf8))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Compares two counts that an ASCII string knows; every other character is shorter in UTF-16.
  private var isASCII: Bool { path.utf8.count == path.utf16.count }
}
