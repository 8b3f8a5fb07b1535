import Glibc

/// Passes the name of a run to its test processes through a variable whose value is the same in every run, because
/// SwiftPM compiles the manifests of all packages again for an environment that it has not seen before.
///
/// The name is in a file, which is locked as long as this object lives. If another run holds the lock, the variable
/// contains the name itself.
package final class RunTicket: Sendable {
  /// The value of `SNAPSHOT_RUN_ID`.
  package let variable: String
  private let descriptor: Int32

  package init(run: String, in results: ResultsDirectory) {
    try? results.prepare()
    let path = FilePath.joined(results.path, "run")
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0, ftruncate(file, 0) == 0,
      Files.writeAll([UInt8](run.utf8), to: file)
    else {
      if file >= 0 { close(file) }
      (variable, descriptor) = (run, -1)
      return
    }
    (variable, descriptor) = ("@" + path, file)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
