import FoundationEssentials

/// Where one assertion's files lie.
///
/// The only place that knows.
///
/// - A `snapshotDirectory:` argument names the folder itself, seen from the working directory.
/// - `SNAPSHOT_REFERENCE_DIR` or the root in `.snapshots.json` gives `<root>/[<variant>/]<module>/<test file>/`.
/// - Otherwise it is upstream's `__Snapshots__/[<variant>/]<test file>/` beside the test's source.
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

  /// The name with its accents composed or not, whichever is there; where none is, as upstream writes it.
  private static func found(_ name: String, in folder: String) -> String {
    if name.utf8.allSatisfy({ $0 <= 0x7F }) || Files.exists(FilePath.joined(folder, name)) {
      return name
    }
    // Texts are equal whichever way their accents are written.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 == name }.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? name
  }

  private static func folder(of identity: SnapshotIdentity, in source: TestSource) -> String {
    if let directory = identity.directory { return directory }
    let module =
      source.hasRoot ? FilePath.joined(source.references, identity.module) : source.references
    return FilePath.joined(module, identity.testFile)
  }

  /// Whether a symbolic link in the reference's place, or in that of a folder above it, leads to pending values.
  ///
  /// Then a value would be compared with itself.
  package var leadsToWhatWaits: Bool { folder.leadsToWhatWaits(reference) }

  /// Removes the pending value of the reference, and the picture of the difference.
  package func clearPending() {
    // A difference is only beside a pending value; one call suffices without one, because each assertion asks.
    if Files.remove(pending) { Files.remove(difference) }
  }

  /// Where a new value waits to be accepted.
  package var pending: String { FilePath.joined(folder.pending, name) }
  /// The picture of the difference, beside the pending value.
  package var difference: String {
    FilePath.joined(folder.pending, DerivedName.difference(of: name))
  }
}
