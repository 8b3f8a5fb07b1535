import DarkroomRaster

/// The folder of a package where runs leave what they found; Git ignores it by itself.
///
///     .snapshot-results/
///       .gitignore                     ignores everything here
///       events/<run>/<process>.jsonl   one line an assertion
///       events/<run>/run.json          what the tool knows of the run
///       pending/<path of reference>    values that wait to be accepted, and pictures of the difference
///       recorded/<run>                 references written during a run
///       sample                         the number of the last run, and its name
package struct ResultsDirectory: Equatable, Sendable {
  /// The package's root.
  package let package: String
  package let path: String
  package let pendingPath: String

  package init(
    package: String, settings: SnapshotSettings = SnapshotSettings(),
    environment: SnapshotEnvironment = .process
  ) {
    self.package = package
    // Who moves what waits out of the package can mostly not write into the package at all.
    path =
      environment.resultsDirectory
      ?? environment.pendingDirectory.map { Path.joined($0, ".results") }
      ?? Path.absolute(Path.joined(package, settings.results ?? ".snapshot-results"))
    let pending = settings.pending.map { Path.absolute(Path.joined(package, $0)) }
    pendingPath = environment.pendingDirectory ?? pending ?? Path.joined(path, "pending")
  }

  /// Results that were made elsewhere.
  package init(at path: String, package: String) {
    self.package = package
    self.path = path
    pendingPath = Path.joined(path, "pending")
  }

  package var events: String { Path.joined(path, "events") }
  package var recorded: String { Path.joined(path, "recorded") }

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

  /// Makes the folder, and keeps it out of the package's history.
  ///
  /// A folder that belongs to somebody else and that everybody writes into, such as `/tmp`, is refused: files
  /// of other programs would be ignored, or taken for old results and removed.
  package func prepare() throws(StoreError) {
    if !Files.exists(path) { try Files.makeDirectory(path) }
    try Self.check(FolderOwner(of: path), isWritable: Files.isWritable(path), path)
    let ignore = Path.joined(path, ".gitignore")
    guard !Files.exists(ignore) else { return }
    try Files.write([UInt8]("*\n".utf8), to: ignore)
  }

  package static func check(_ owner: FolderOwner?, isWritable: Bool, _ path: String)
    throws(StoreError)
  {
    guard let owner else { return }
    if !isWritable {
      throw .resultsUnusable(path: path, reason: owner.words ?? "it cannot be written")
    }
    if owner.isPublic, let words = owner.words {
      throw .resultsUnusable(path: path, reason: "\(words); name a folder in it")
    }
  }
}
