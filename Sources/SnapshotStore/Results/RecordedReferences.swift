import FoundationEssentials
import Glibc
import Synchronization

/// The references that any process wrote during this run.
///
/// None of them can make an assertion of the run pass.
package final class RecordedReferences: Sendable {
  private struct Known {
    var size = 0
    var paths: Set<String> = []
  }

  package static let process = RecordedReferences(run: RunIdentity.current)

  private let run: String
  private let known = Mutex<[String: Known]>([:])

  package init(run: String) {
    self.run = run
  }

  private func file(in results: ResultsDirectory) -> String {
    FilePath.joined(results.recorded, run)
  }

  package func insert(_ reference: String, in results: ResultsDirectory) throws(StoreError) {
    try results.prepare()
    try Files.makeDirectory(results.recorded)
    let path = file(in: results)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: Files.systemReason()) }
    defer { close(descriptor) }
    guard Files.writeAll([UInt8]((reference + "\n").utf8), to: descriptor) else {
      throw .cannotWrite(path: path, reason: Files.systemReason())
    }
  }

  /// It costs one `stat` call in a run that records nothing.
  package func contains(_ reference: String, in results: ResultsDirectory) -> Bool {
    let path = file(in: results)
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return known.withLock { known in
      if known[path]?.size != Int(status.st_size) {
        let bytes = (try? Files.read(path)) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        known[path] = Known(size: bytes.count, paths: Set(lines))
      }
      return known[path]?.paths.contains(reference) ?? false
    }
  }
}
