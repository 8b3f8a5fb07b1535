import Synchronization

/// A folder of references, and the folder in which new values for them are pending.
///
/// Resolving links takes as long as reading a small reference. It is therefore repeated only if the folder was replaced
/// by another one.
final class ReferenceFolder: Sendable {
  /// The paths of the two folders with symbolic links resolved.
  private struct Real {
    /// The identity of the folder, which may be replaced by another one.
    var folder: FileIdentity
    var waiting: String
    var isAmongWaiting: Bool
  }

  /// Absolute.
  let path: String
  /// The folder of pending values for these references.
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

  /// Whether a symbolic link in place of a reference, or of a folder above it, leads to pending values.
  func leadsToWhatWaits(_ reference: String) -> Bool {
    guard !isAmongWaiting, let real = realPaths() else { return false }
    guard !real.isAmongWaiting, Files.isLink(reference) else { return real.isAmongWaiting }
    return Files.realPath(reference).flatMap { FilePath.relative($0, to: real.waiting) } != nil
  }

  /// Returns nil if one of them is missing.
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
