import FoundationEssentials

/// Where one assertion's files lie.
///
/// The only place that knows.
///
/// - A `snapshotDirectory:` argument names the folder itself, relative to the working directory.
/// - `SNAPSHOT_REFERENCE_DIR` or the root in `.snapshots.json` gives `<root>/[<variant>/]<module>/<test file>/`.
/// - Otherwise it is the same folder as in the original library, `__Snapshots__/[<variant>/]<test file>/` beside the
///   test's source.
package struct SnapshotLocation: Sendable {
  /// The absolute path of the reference.
  package let reference: String
  private let name: String
  package let policy: CompatibilityPolicy
  private let source: TestSource
  private let folder: ReferenceFolder

  package init(_ identity: SnapshotIdentity, environment: SnapshotEnvironment = .process)
    throws(StoreError)
  {
    source = try TestSource.at(identity.filePath, in: environment)
    policy = CompatibilityPolicy(
      trait: identity.compatibility, settings: source.settings, environment: environment)
    var identity = identity
    identity.mayBeEmpty = policy.allowsEmptyNames
    folder = source.folder(Self.folder(of: identity, in: source))
    name = Self.found(identity.fileName, in: folder.path)
    reference = FilePath.joined(folder.path, name)
  }

  package var settings: SnapshotSettings { source.settings }
  package var results: ResultsDirectory { source.results }

  /// The name with composed or decomposed accents, whichever exists; if neither exists, the spelling of the original
  /// library.
  private static func found(_ name: String, in folder: String) -> String {
    if name.utf8.allSatisfy({ $0 <= 0x7F }) || Files.exists(FilePath.joined(folder, name)) {
      return name
    }
    // Swift compares strings as equal regardless of how their accents are encoded.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 == name }.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? name
  }

  private static func folder(of identity: SnapshotIdentity, in source: TestSource) -> String {
    if let directory = identity.directory { return directory }
    let module =
      source.hasRoot ? FilePath.joined(source.references, identity.module) : source.references
    return FilePath.joined(module, identity.testFile)
  }

  /// Whether a symbolic link in place of the reference, or of a folder above it, leads to pending values.
  ///
  /// In that case a value would be compared with itself.
  package var leadsToWhatWaits: Bool { folder.leadsToWhatWaits(reference) }

  /// Removes the pending value of the reference, and the picture of the difference.
  package func clearPending() {
    // A difference exists only beside a pending value, so usually a single call suffices, which matters because each
    // assertion makes it.
    if Files.remove(pending) { Files.remove(difference) }
  }

  /// The path of a new value until it is accepted.
  package var pending: String { FilePath.joined(folder.pending, name) }
  /// The picture of the difference, beside the pending value.
  package var difference: String {
    FilePath.joined(folder.pending, DerivedName.difference(of: name))
  }
}
