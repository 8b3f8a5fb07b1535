import Foundation

/// Where one assertion's files lie.
///
/// The only place that knows.
///
/// - A `snapshotDirectory:` argument names the folder itself, seen from the working directory.
/// - `SNAPSHOT_REFERENCE_DIR` or the root in `.snapshots.json` gives `<root>/[<variant>/]<module>/<test file>/`.
/// - Otherwise it is upstream's `__Snapshots__/[<variant>/]<test file>/` beside the test's source.
package struct SnapshotLocation: Equatable, Sendable {
  /// The absolute path of the reference.
  package let reference: String
  package let results: ResultsDirectory
  package let settings: SnapshotSettings
  package let compatibility: CompatibilityInForce

  package init(_ identity: SnapshotIdentity, environment: SnapshotEnvironment = .process)
    throws(StoreError)
  {
    let source = FilePath.absolute(identity.filePath)
    let package = PackageRoot.containing(source)
    let settings = try SnapshotSettings(of: package)
    self.settings = settings
    compatibility = CompatibilityInForce(
      trait: identity.compatibility, settings: settings, environment: environment)
    var identity = identity
    identity.mayBeEmpty = compatibility.isUpstream
    let folder = Self.folder(
      of: identity, source: source, package: package, settings: settings, environment: environment)
    reference = Self.file(identity.fileName, in: folder)
    results = ResultsDirectory(
      package: package ?? FilePath.directory(source), settings: settings, environment: environment)
  }

  /// The file of that name, with its accents composed or not, whichever is there; with none, as upstream writes it.
  private static func file(_ name: String, in folder: String) -> String {
    let path = FilePath.joined(folder, name)
    guard name.utf8.contains(where: { $0 > 0x7F }), !Files.exists(path) else { return path }
    return [name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping]
      .map { FilePath.joined(folder, $0) }.first(where: Files.exists) ?? path
  }

  private static func folder(
    of identity: SnapshotIdentity, source: String, package: String?, settings: SnapshotSettings,
    environment: SnapshotEnvironment
  ) -> String {
    let beside = FilePath.directory(source)
    if let directory = identity.directory { return FilePath.absolute(directory) }
    let root =
      environment.referenceDirectory ?? settings.root?.path
    let first = root ?? FilePath.joined(beside, "__Snapshots__")
    let varied = settings.variant.map { FilePath.joined(first, $0.relative) } ?? first
    let module = root == nil ? varied : FilePath.joined(varied, identity.module)
    return FilePath.absolute(FilePath.joined(module, identity.testFile))
  }

  /// Whether a symbolic link in the reference's place, or in that of a folder above it, leads to what waits.
  ///
  /// Then a value would be compared with itself.
  package var leadsToWhatWaits: Bool {
    guard FilePath.relative(reference, to: results.pendingPath) == nil,
      let waiting = Files.realPath(results.pendingPath), let place = Files.realPath(reference)
    else { return false }
    return FilePath.relative(place, to: waiting) != nil
  }

  /// Where a new value waits to be accepted.
  package var pending: String { results.pending(for: reference) }
  /// The picture of the difference, beside the pending value.
  package var difference: String { results.difference(for: reference) }
}
