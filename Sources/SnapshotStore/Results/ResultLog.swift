import FoundationEssentials
import Glibc
import Synchronization

/// The lines of this process, which it appends to a file of its own.
///
/// Each line is a single write to a file opened for appending, so a crash loses at most the line that is being written.
package final class ResultLog: Sendable {
  private struct File {
    var descriptor: Int32
    var path: String
  }

  private struct State {
    var files: [String: File] = [:]
    /// Whose lines this process wrote.
    var results: [String: ResultsDirectory] = [:]
    /// The runs for which the marker for open decisions or a final message was created.
    var open: Set<String> = []
    var sequence = 0
  }

  package static let process = ResultLog(run: RunIdentity.current)

  package let run: String
  private let state = Mutex(State())

  package init(run: String) {
    self.run = run
  }

  /// - Returns: the reason if the line could not be stored.
  @discardableResult
  package func append(_ line: ResultLine, in results: ResultsDirectory) -> StoreError? {
    state.withLock { state in
      state.sequence += 1
      var line = line
      line.sequence = state.sequence
      line.time = Date().timeIntervalSince1970
      do throws(StoreError) {
        let descriptor = try descriptor(for: results, &state)
        if !Files.writeAll(line.encoded(), to: descriptor) {
          throw .cannotWrite(path: results.events, reason: Files.systemReason())
        }
        if line.state == .changed || line.state == .added || line.symbols != nil,
          state.open.insert(results.path).inserted
        {
          try Files.write([], to: results.openMark(of: run), durably: false)
        }
        return nil
      } catch {
        return error
      }
    }
  }

  private func descriptor(for results: ResultsDirectory, _ state: inout State) throws(StoreError)
    -> Int32
  {
    if let known = state.files[results.path] { return known.descriptor }
    try results.prepare()
    let folder = FilePath.joined(results.events, run)
    if !Files.exists(folder) { RunHistory(results).forgetOldRuns(keeping: 8) }
    try RunOrigin.makeFolder(folder)
    let number = UInt32.random(in: 0...UInt32.max)
    let path = FilePath.joined(folder, "\(getpid())-\(String(number, radix: 36)).jsonl")
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: Files.systemReason()) }
    state.results[results.path] = results
    state.files[results.path] = File(descriptor: descriptor, path: path)
    return descriptor
  }

  /// The folders to which this process has written lines.
  package var results: [ResultsDirectory] {
    state.withLock { $0.results.values.sorted { $0.path < $1.path } }
  }

  /// The path of this process's file in the folder `results` if somebody has removed it with its lines; nil if it
  /// exists.
  package func lostFile(in results: String) -> String? {
    state.withLock { state in
      guard let file = state.files[FilePath.absolute(results)] else { return nil }
      var status = stat()
      let isLost = unsafe fstat(file.descriptor, &status) == 0 && status.st_nlink == 0
      return isLost ? file.path : nil
    }
  }
}
