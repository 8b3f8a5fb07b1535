import Synchronization

/// Decides which files are references, because commands write, replace and delete only those.
///
/// A file is a reference in two cases:
/// - a run of the package's tests on this machine used it, or a file of the same kind in its folder; or
/// - it has the extension of a picture or a text and a snapshot's name, and is below a `__Snapshots__` folder of the
///   package, in the folder of a test file below the references' root, or in a folder of the settings' `elsewhere`.
///
/// Lines from a merge, an import or a checkout do not count as evidence. Inline snapshots are in source files, which
/// have a separate rule: the test source must exist, and such a run must have named it, or it must be below `Tests`.
package final class ReferenceRule: Sendable {
  private let results: ResultsDirectory
  private let containment: PathContainment
  /// Read if the second part of the rule does not decide.
  private let own = Mutex<OwnReferences?>(nil)
  /// The names of the package's source files, for folders below the root.
  private let sources = Mutex<Set<String>?>(nil)

  package init(_ results: ResultsDirectory) {
    self.results = results
    containment = PathContainment(results.referenceRoots, holdsReferences: true)
  }

  /// The extensions of pictures and texts that strategies write, without files that a compiler or a shell reads.
  private static let extensions: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "pdf", "svg",
    "txt", "json", "xml", "plist", "html", "csv", "tsv", "md", "yaml", "yml", "log", "dump",
  ]

  /// The reason why a file is not a reference; nil if it is one.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isDeleted: whether it is going to be deleted; then the test file that gives its folder the name may no longer
  ///     exist.
  package func refusal(
    of path: String, isDeleted: Bool = false
  ) -> ContainedPathError.Reason? {
    let place: String
    do throws(ContainedPathError) {
      place = try containment.path(path, named: "").path
    } catch {
      return error.reason
    }
    guard let reason = reasonByName(place, isDeleted), !ownReferences.have(place) else {
      return nil
    }
    return .noReference(reason)
  }

  /// The reason why a source may not be edited for an inline snapshot; nil if it may.
  func refusal(ofSource path: String) -> ContainedPathError.Reason? {
    do throws(ContainedPathError) {
      _ = try containment.path(path, named: "")
    } catch {
      return error.reason
    }
    guard FilePath.pathExtension(path) == "swift", Files.isRegular(path) else {
      return .noReference("there is no Swift source")
    }
    guard !isTestSource(path), !ownReferences.sources.contains(path) else { return nil }
    return .noReference("it isn't a source of a test target below Tests")
  }

  /// The reason why a line from another machine is not followed, because of its reference or the source that it edits.
  func refusal(of line: ResultLine) -> (path: String, reason: ContainedPathError.Reason)? {
    let reference = line.reference.path
    if let source = line.edit?.source.path {
      if let reason = refusal(ofSource: source) { return (source, reason) }
      guard FilePath.directory(reference) == source,
        SnapshotName.isFileName(FilePath.name(reference))
      else { return (reference, .noReference("it isn't an inline snapshot of \(source)")) }
    } else if let reason = refusal(of: reference) {
      return (reference, reason)
    }
    let places = [
      (line.pending, results.pending(for: reference)),
      (line.difference, results.difference(for: reference)),
    ]
    for (path, place) in places where path != nil && !isWaiting(path, at: place) {
      return (path?.path ?? "", .noReference("no value of \(reference) is pending there"))
    }
    return nil
  }

  /// Pending values of another machine are in its folder, where `merge` finds them.
  private func isWaiting(_ path: ContainedPath?, at place: String) -> Bool {
    results.isElsewhere || path?.path == place
  }

  // MARK: By the name and the place

  private func reasonByName(_ path: String, _ isDeleted: Bool) -> String? {
    let name = FilePath.name(path)
    guard let type = FilePath.pathExtension(path)?.lowercased(), Self.extensions.contains(type)
    else { return "its extension isn't that of a picture or a text" }
    guard SnapshotName.isFileName(name), name.count(where: { $0 == "." }) > 1 else {
      return "its name isn't that of a snapshot, such as testCard.1.png"
    }
    if isBelowSnapshots(path) || isOfTestFile(path, isDeleted) || isElsewhere(path) { return nil }
    return "it is neither below __Snapshots__ nor in the folder of a test file"
  }

  private func isBelowSnapshots(_ path: String) -> Bool {
    guard let inside = FilePath.relative(path, to: results.package) else { return false }
    return FilePath.components(FilePath.directory(inside)).contains("__Snapshots__")
      && isOfPackage(path)
  }

  private func isElsewhere(_ path: String) -> Bool {
    results.elsewhere.contains { FilePath.relative(path, to: $0) != nil }
  }

  /// Packages inside this one have references of their own.
  private func isOfPackage(_ path: String) -> Bool {
    PackageRoot.containing(path).map { $0 == results.package } ?? true
  }

  /// `<root>/[<variant>/]<module>/<test file>/<name>`.
  private func isOfTestFile(_ path: String, _ isDeleted: Bool) -> Bool {
    guard let folder = results.place.folder,
      let inside = FilePath.relative(path, to: folder)
    else { return false }
    let parts = FilePath.components(inside)
    return parts.count == 3 && (isDeleted || sourceNames.contains(parts[1]))
  }

  private var sourceNames: Set<String> {
    sources.withLock { sources in
      if let sources { return sources }
      let found = Files.below(results.package).filter { $0.hasSuffix(".swift") }
      let names = Set(found.map(FilePath.stem))
      sources = names
      return names
    }
  }

  private func isTestSource(_ path: String) -> Bool {
    guard let inside = FilePath.relative(path, to: results.package) else { return false }
    let parts = FilePath.components(inside)
    return parts.count > 2 && parts[0] == "Tests" && !parts.contains("__Snapshots__")
      && isOfPackage(path)
  }

  // MARK: By the runs of this machine

  private var ownReferences: OwnReferences {
    own.withLock { own in
      if let own { return own }
      let found = OwnReferences(RunHistory(results.home).ownLines)
      own = found
      return found
    }
  }
}

/// The files that test runs on this machine used.
private struct OwnReferences: Sendable {
  private struct Kind: Hashable {
    var folder: String
    var pathExtension: String?
  }

  private let paths: Set<String>
  private let kinds: Set<Kind>
  let sources: Set<String>

  init(_ lines: [ResultLine]) {
    let plain = lines.filter { $0.edit == nil }
    paths = Set(plain.map(\.reference.path))
    kinds = Set(paths.map(Self.kind))
    sources = Set(lines.compactMap { $0.edit?.source.path } + lines.map(\.file))
  }

  private static func kind(_ path: String) -> Kind {
    Kind(folder: FilePath.directory(path), pathExtension: FilePath.pathExtension(path))
  }

  /// Whether it contains the file itself, or a file in the same folder with the same extension; the name must be that
  /// of a snapshot.
  func have(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    return FilePath.pathExtension(path) != nil && SnapshotName.isFileName(FilePath.name(path))
      && kinds.contains(Self.kind(path))
  }
}
