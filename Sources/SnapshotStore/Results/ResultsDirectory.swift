import DarkroomRaster
package import Foundation

/// The folder of a package where runs leave what they found; Git ignores it by itself.
///
///     .snapshot-results/
///       .gitignore                     ignores everything here
///       events/<run>/<process>.jsonl   one line an assertion
///       events/<run>/run.json          what the tool knows of the run
///       pending/<path of reference>    values that wait to be accepted, and pictures of the difference
///       recorded/<run>                 references written during a run
///       undo/<command>/                what commands replaced
package struct ResultsDirectory: Equatable, Sendable {
  /// The package's root.
  package let package: String
  package let path: String
  package let pendingPath: String
  /// Where references may lie: the package, the root of the settings or the variable, and what the settings call
  /// elsewhere.
  package let referenceRoots: [String]
  /// Results of another machine, or of another folder.
  let isElsewhere: Bool

  package init(
    package: String, settings: SnapshotSettings = SnapshotSettings(),
    environment: SnapshotEnvironment = .process
  ) {
    self.package = package
    // Who moves what waits out of the package can mostly not write into the package at all.
    path =
      environment.resultsDirectory
      ?? environment.pendingDirectory.map { Path.joined($0, ".results") }
      ?? settings.results?.path ?? Path.joined(Path.absolute(package), ".snapshot-results")
    pendingPath =
      environment.pendingDirectory ?? settings.pending?.path ?? Path.joined(path, "pending")
    referenceRoots =
      [package] + [environment.referenceDirectory, settings.root?.path].compactMap { $0 }
      + settings.elsewhere
    isElsewhere = false
  }

  /// Results that were made elsewhere, for the package that has `own`.
  ///
  /// Their references lie in this package; values that wait lie in their folder, and nowhere else.
  package init(at path: String, mergedInto own: ResultsDirectory) {
    package = own.package
    self.path = path
    pendingPath = Path.joined(path, "pending")
    referenceRoots = own.referenceRoots
    isElsewhere = true
  }

  package var events: String { Path.joined(path, "events") }
  package var recorded: String { Path.joined(path, "recorded") }
  package var undo: String { Path.joined(path, "undo") }

  /// A reference outside the package waits in a folder named by the hash of its own.
  package func pending(for reference: String) -> String {
    if let inside = Path.relative(reference, to: package) {
      return Path.joined(pendingPath, inside)
    }
    let folder = ContentHash([UInt8](Path.directory(reference).utf8)).hex.prefix(12)
    return Path.joined(pendingPath, "elsewhere-\(folder)/\(Path.name(reference))")
  }

  package func difference(for reference: String) -> String {
    let pending = pending(for: reference)
    return Path.joined(Path.directory(pending), Path.stem(pending) + ".diff.png")
  }

  /// Reads lines of these results, whose paths may not leave the package and the folder of what waits.
  ///
  /// - Parameter source: the file that holds them, for errors.
  package func decoder(of source: String? = nil) -> JSONDecoder {
    PathScope(self, source: source).decoder
  }

  /// Makes the folder, and keeps it out of the package's history.
  package func prepare() throws(StoreError) {
    let ignore = Path.joined(path, ".gitignore")
    guard !Files.exists(ignore) else { return }
    try Files.makeDirectory(path)
    try Files.write([UInt8]("*\n".utf8), to: ignore)
  }
}
