import Synchronization

/// A folder of references, and the one where new values for them wait.
///
/// To follow links takes as long as to read a small reference: it is done again only where another folder has come
/// in its place.
final class ReferenceFolder: Sendable {
  /// Where the two folders are with their symbolic links followed.
  private struct Real {
    /// The identity of the folder; another one may take its place.
    var folder: FileIdentity
    var waiting: String
    var isAmongWaiting: Bool
  }

  /// Absolute.
  let path: String
  /// The folder of pending values for its references.
  let pending: String
  /// The folder of all pending values.
  private let waiting: String
  private let isAmongWaiting: Bool
  private let real = Mutex<Real?>(nil)

  init(_ path: String, _ results: ResultsDirectory) {
    self.path = path
    waiting = results.pendingPath
    isAmongWaiting = FilePath.relative(FilePath.joined(path, "x"), to: waiting) != nil
    pending = FilePath.directory(results.pending(for: FilePath.joined(path, "x")))
  }

  /// Whether a symbolic link in a reference's place, or in that of a folder above it, leads to pending values.
  func leadsToWhatWaits(_ reference: String) -> Bool {
    guard !isAmongWaiting, let real = realPaths() else { return false }
    guard !real.isAmongWaiting, Files.isLink(reference) else { return real.isAmongWaiting }
    return Files.realPath(reference).flatMap { FilePath.relative($0, to: real.waiting) } != nil
  }

  /// Nil if one of them is missing.
  private func realPaths() -> Real? {
    guard let identity = Files.identity(path) else { return nil }
    return real.withLock { real in
      if let real, real.folder == identity { return real }
      guard Files.exists(waiting), let waiting = Files.realPath(waiting),
        let folder = Files.realPath(path)
      else { return nil }
      let inside = FilePath.relative(FilePath.joined(folder, "x"), to: waiting)
      let found = Real(folder: identity, waiting: waiting, isAmongWaiting: inside != nil)
      real = found
      return found
    }
  }
}
