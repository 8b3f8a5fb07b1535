import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomSnapshotTesting
import Foundation
import Glibc
import Synchronization

/// Writes the literals that a process recorded into their sources when the process exits.
///
/// Lines and columns refer to the compiled sources, so nothing is written before. Until then each value is pending, so
/// that a process that is killed loses none.
final class InlineRecorder: Sendable {
  static let process = InlineRecorder(state: inlineSnapshotState, writesAtExit: true)

  private struct Key: Hashable {
    var file: String
    var line: UInt
    var column: UInt
    var offset: Int
  }

  private struct Waiting {
    var line: ResultLine
    var results: ResultsDirectory
  }

  private let state: LockIsolated<[File: [InlineSnapshot]]>
  private let sources: SourceCache
  private let waiting = Mutex<[Key: Waiting]>([:])

  init(
    state: LockIsolated<[File: [InlineSnapshot]]>, sources: SourceCache = .process,
    writesAtExit: Bool = false
  ) {
    self.state = state
    self.sources = sources
    guard writesAtExit else { return }
    _ = Self.owner
    atexit { InlineRecorder.processEnds() }
  }

  /// The process that recorded, as opposed to a process that a test forks.
  private static let owner = getpid()

  private static func processEnds() {
    guard getpid() == owner else { return }
    for problem in process.write() {
      StandardError.say("error: \(problem)")
    }
  }

  func add(
    _ snapshot: InlineSnapshot, of file: String, line: ResultLine,
    in results: ResultsDirectory
  ) {
    waiting.withLock { $0[key(snapshot, file)] = Waiting(line: line, results: results) }
    state.withLock { $0[File(path: file), default: []].append(snapshot) }
  }

  private func key(_ snapshot: InlineSnapshot, _ file: String) -> Key {
    Key(
      file: file, line: snapshot.line, column: snapshot.column,
      offset: snapshot.syntaxDescriptor.trailingClosureOffset)
  }

  /// Writes each source once, with all of its recorded literals.
  ///
  /// - Returns: a message for each literal that is not written, with the reason.
  func write() -> [String] {
    let files = state.withLock { state in
      let files = state
      state = [:]
      return files
    }
    var problems: [String] = []
    for (file, snapshots) in files.sorted(by: { $0.key.path < $1.key.path }) {
      problems += write(snapshots, of: file.path)
    }
    waiting.withLock { waiting in
      for entry in waiting.values { if let path = entry.line.pending { Files.remove(path.path) } }
      waiting = [:]
    }
    return problems
  }

  private func write(_ snapshots: [InlineSnapshot], of file: String) -> [String] {
    // If several values belong to one place, only the last one is written.
    var last: [Key: InlineSnapshot] = [:]
    for snapshot in snapshots { last[key(snapshot, file)] = snapshot }
    var problems: [String] = []
    var replacements: [(key: Key, replacement: SourceRewrite.Replacement)] = []
    for (key, snapshot) in last where snapshot.expected != snapshot.actual {
      do throws(InlineProblem) {
        let edit = try sources.edit(for: snapshot, at: file)
        replacements.append((key, .init(edit, value: snapshot.actual ?? "")))
      } catch {
        problems.append("\(error)")
      }
    }
    do throws(StoreError) {
      let refused = try rewrite(file, replacements.map(\.replacement))
      for (index, (key, _)) in replacements.enumerated() where refused[index] == nil {
        noteWritten(key)
      }
      // Values that are not written stay pending.
      for index in refused.keys { waiting.withLock { $0[replacements[index].key] = nil } }
      problems += refused.values.map { "\($0)" }
    } catch {
      for (key, _) in replacements { waiting.withLock { $0[key] = nil } }
      problems.append("\(error)")
    }
    return problems.sorted()
  }

  private func rewrite(_ file: String, _ replacements: [SourceRewrite.Replacement])
    throws(StoreError) -> [Int: StoreError]
  {
    guard !replacements.isEmpty else { return [:] }
    let path = Files.realPath(file) ?? file
    // Other processes of the same run may write the same source.
    let lock = SourceLock(folder: FilePath.directory(path))
    defer { withExtendedLifetime(lock) {} }
    guard let current = try Files.read(path) else {
      throw .cannotRead(path: path, reason: "it is gone")
    }
    let base = sources.source(at: file)?.bytes
    let rewrite = SourceRewrite(replacements, of: current) { _ in base }
    if rewrite.bytes != current { try Files.write(rewrite.bytes, to: path) }
    return rewrite.refused
  }

  private func noteWritten(_ key: Key) {
    guard var entry = waiting.withLock({ $0[key] }) else { return }
    if let path = entry.line.pending { Files.remove(path.path) }
    entry.line.pending = nil
    entry.line.edit = nil
    entry.line.wrote = true
    ResultLog.process.append(entry.line, in: entry.results)
  }
}
