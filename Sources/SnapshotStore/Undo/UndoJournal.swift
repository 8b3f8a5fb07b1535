import DarkroomRaster
import FoundationEssentials
import Glibc
import Synchronization

/// Keeps what this process replaces or deletes among the references, and what it rejects, before it does so.
///
///     .snapshot-results/undo/<time>-<process>/
///       origin            that this machine made the folder
///       command.json      which references, and the digests of both sides; which values that waited
///       0.bytes, 1.bytes  the old files, one after the other
///
/// Everything that one process replaces is one command with one or more decisions. The last five commands are kept,
/// with `byteLimit` bytes in total. A program that is killed between keeping and replacing leaves a command of which
/// some files are unchanged; `UndoHistory` detects that by their digests.
package final class UndoJournal: Sendable {
  /// The limit for all old files together, in bytes.
  package static let byteLimit = 100_000_000
  package static let commandLimit = 5

  private struct State {
    var folder: String?
    var files = ReplacedFiles(command: "", time: 0)
    var parts = 0
    var size = 0
    var step = 0
  }

  private static let journals = Mutex<[String: UndoJournal]>([:])

  /// The one of this process.
  static func process(_ results: ResultsDirectory) -> UndoJournal {
    journals.withLock { journals in
      if let known = journals[results.path] { return known }
      let journal = UndoJournal(results)
      journals[results.path] = journal
      return journal
    }
  }

  private let results: ResultsDirectory
  private let byteLimit: Int
  private let state = Mutex(State())

  package init(_ results: ResultsDirectory, byteLimit: Int = UndoJournal.byteLimit) {
    self.results = results
    self.byteLimit = byteLimit
  }

  /// Begins a new decision, which `takeBack` undoes separately.
  ///
  /// - Returns: its number.
  @discardableResult
  func beginStep() -> Int {
    state.withLock { state in
      state.step += 1
      return state.step
    }
  }

  /// Undoes a decision of this process, and forgets it.
  ///
  /// Either everything returns to its previous state, or nothing is changed. It is an error if nothing is kept of the
  /// decision, or if other decisions followed it.
  func takeBack(step number: Int) throws(UndoError) -> UndoHistory.Restoration {
    try state.withLock { state throws(UndoError) in
      let steps = state.files.files.map(\.step) + (state.files.dropped ?? []).map(\.step)
      guard let folder = state.folder, steps.map({ $0 ?? 0 }).max() == number else {
        throw .nothing
      }
      let history = UndoHistory(results)
      let (step, rest) = state.files.parted(at: number)
      let restoration = try history.restore(step, in: folder)
      if rest.isEmpty {
        history.forget(folder)
      } else {
        try UndoError.wrapping { () throws(StoreError) in try write(rest, in: folder) }
      }
      state.files = rest
      return restoration
    }
  }

  /// Keeps the old files of `changes`, and pending values that are going to be removed; only then may they be removed.
  ///
  /// `command` is the name under which a person knows the command; the name of the first call counts.
  func keep(
    _ changes: [ReferenceChange], dropping values: [PendingSnapshot] = [], by command: String
  ) throws(StoreError) {
    guard !changes.isEmpty || !values.isEmpty else { return }
    try results.prepare()
    try state.withLock { state throws(StoreError) in
      let folder = state.folder ?? newFolder()
      try RunOrigin.makeFolder(folder)
      state.folder = folder
      if state.files.isEmpty {
        state.files = ReplacedFiles(command: command, time: Date().timeIntervalSince1970)
      }
      try add(changes, in: folder, &state)
      try drop(values, in: folder, &state)
      try write(state.files, in: folder)
      UndoHistory(results).forget(keeping: Self.commandLimit, bytes: byteLimit)
    }
  }

  /// Its name sorts by time.
  private func newFolder() -> String {
    let time = String(UInt64(Date().timeIntervalSince1970 * 1_000_000))
    return FilePath.joined(results.undo, "\(time)-\(getpid())")
  }

  private func add(_ changes: [ReferenceChange], in folder: String, _ state: inout State)
    throws(StoreError)
  {
    let name = "\(state.parts).bytes"
    var blob: [UInt8] = []
    for change in changes {
      let size = Files.size(change.reference.path) ?? 0
      let fits = state.size + blob.count + size <= byteLimit
      state.files.isTooLarge = state.files.isTooLarge || !fits
      var file = ReplacedFile(reference: change.reference, pending: change.pending)
      file.after = change.after?.hex
      file.modified = change.after == nil ? Files.modified(change.reference.path) : nil
      file.step = state.step == 0 ? nil : state.step
      if fits, let old = try Files.read(change.reference.path) {
        file.before = ReplacedFile.digest(old)
        (file.bytes, file.offset, file.count) = (name, blob.count, old.count)
        blob += old
      }
      state.files.files.append(file)
    }
    try write(blob, to: name, in: folder, &state)
  }

  private func drop(_ values: [PendingSnapshot], in folder: String, _ state: inout State)
    throws(StoreError)
  {
    let name = "\(state.parts).bytes"
    var blob: [UInt8] = []
    var dropped = state.files.dropped ?? []
    for value in values {
      for path in [value.path, value.line.difference].compactMap(\.self) {
        guard let bytes = try Files.read(path.path) else { continue }
        let fits = state.size + blob.count + bytes.count <= byteLimit
        state.files.isTooLarge = state.files.isTooLarge || !fits
        guard fits else { continue }
        dropped.append(
          DroppedFile(
            pending: path, digest: ContentHash(bytes).hex, bytes: name, offset: blob.count,
            count: bytes.count, isValue: path == value.path,
            step: state.step == 0 ? nil : state.step))
        blob += bytes
      }
    }
    state.files.dropped = dropped.isEmpty ? nil : dropped
    try write(blob, to: name, in: folder, &state)
  }

  private func write(
    _ blob: [UInt8], to name: String, in folder: String, _ state: inout State
  ) throws(StoreError) {
    guard !blob.isEmpty else { return }
    try Files.write(blob, to: FilePath.joined(folder, name))
    state.parts += 1
    state.size += blob.count
  }

  private func write(_ files: ReplacedFiles, in folder: String) throws(StoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let path = FilePath.joined(folder, ReplacedFiles.fileName)
    guard let data = try? encoder.encode(files) else {
      throw .cannotWrite(path: path, reason: "it has no JSON form")
    }
    try Files.write([UInt8](data) + [0x0A], to: path)
  }
}
