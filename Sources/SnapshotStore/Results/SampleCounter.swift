import DarkroomRaster
import Glibc
import Synchronization

/// Numbers the runs whose results are in one folder, so that each run verifies other references than the previous one.
///
/// The folder stores the last number and its run; all processes of a run share the number.
package final class SampleCounter: Sendable {
  package static let process = SampleCounter(run: RunIdentity.current)

  private let run: String
  private let known = Mutex<[String: Int]>([:])

  package init(run: String) {
    self.run = run
  }

  /// The run's number, 0 or more; if the folder cannot be written, a number derived from the run's name.
  package func number(in results: ResultsDirectory) -> Int {
    known.withLock { known in
      if let number = known[results.path] { return number }
      let number = count(in: results)
      known[results.path] = number
      return number
    }
  }

  private func count(in results: ResultsDirectory) -> Int {
    let path = FilePath.joined(results.path, "sample")
    guard (try? results.prepare()) != nil else { return fallback }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return fallback }
    defer { close(file) }
    guard flock(file, LOCK_EX) == 0,
      let bytes = try? Files.bytes(of: file, expecting: 200, path: path)
    else { return fallback }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let last = words.first.flatMap { Int($0) } ?? -1
    if words.count == 2, words[1] == run, last >= 0 { return last }
    let next = last < 0 || last == .max ? 0 : last + 1
    guard ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0,
      Files.writeAll([UInt8]("\(next) \(run)\n".utf8), to: file)
    else { return fallback }
    return next
  }

  private var fallback: Int {
    Int(ContentHash([UInt8](run.utf8)).low % UInt64(Verification.sampleCount))
  }
}
