import FoundationEssentials

/// The files that the last commands replaced, and the operations to restore them.
package struct UndoHistory {
  /// The effects of undoing a command.
  package struct Restoration: Equatable, Sendable {
    /// The command as typed on the command line.
    package var command: String
    /// The time when the command began, in seconds since 1970.
    package var time: Double
    /// References that are back in their previous state.
    package var restored: [String] = []
    /// Files that the command had created, and that were removed again.
    package var removed: [String] = []
    /// The number of the command's values that are pending again.
    package var waiting = 0
  }

  private let results: ResultsDirectory

  init(_ results: ResultsDirectory) {
    self.results = results
  }

  /// The commands' folders, the oldest first.
  private var folders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results.undo)) ?? []
    return names.sorted().map { FilePath.joined(results.undo, $0) }
  }

  /// Undoes the last command that is kept, and forgets it.
  ///
  /// Either every reference returns to its previous state, or none is changed. Files that a killed command had not
  /// changed yet stay as they are. If undoing itself is killed, the next call continues it.
  func undo() throws(UndoError) -> Restoration {
    let kept = folders.filter { Files.exists(FilePath.joined($0, ReplacedFiles.fileName)) }
    guard let last = kept.last else { throw .nothing }
    guard let folder = kept.last(where: RunOrigin.isOwn) else { throw .foreign(path: last) }
    let restoration = try restore(try read(folder), in: folder)
    forget(folder)
    return restoration
  }

  /// Restores the state before `files`, or changes nothing.
  func restore(_ files: ReplacedFiles, in folder: String) throws(UndoError) -> Restoration {
    if files.isTooLarge { throw .tooLarge(command: files.command) }
    let changed = files.ends.filter { !isAtAnEnd($0) }.map(\.reference.path)
    guard changed.isEmpty else {
      throw .changed(command: files.command, references: changed)
    }
    let open = files.ends.filter { ReplacedFile.digest(current($0)) != $0.before }
    let old = try open.map { file throws(UndoError) in try bytes(of: file, in: folder) }
    // There may be a newer pending value by now.
    let dropped = (files.dropped ?? []).filter { !Files.exists($0.pending.path) }
    let values = try dropped.map { file throws(UndoError) in
      try bytes(in: folder, file.bytes, file.offset, file.count, digest: file.digest)
    }
    var restoration = Restoration(command: files.command, time: files.time)
    for (file, bytes) in zip(open, old) {
      try UndoError.wrapping { () throws(StoreError) in try restore(file, bytes, &restoration) }
    }
    for (file, bytes) in zip(dropped, values) {
      try UndoError.wrapping { () throws(StoreError) in
        try Files.write(bytes, to: file.pending.path, durably: false)
      }
      if file.isValue { restoration.waiting += 1 }
    }
    return restoration
  }

  private func read(_ folder: String) throws(UndoError) -> ReplacedFiles {
    let path = FilePath.joined(folder, ReplacedFiles.fileName)
    let bytes = try UndoError.wrapping { () throws(StoreError) in try Files.read(path) ?? [] }
    do {
      return try results.decoder(of: path).decode(ReplacedFiles.self, from: Data(bytes))
    } catch let error as ContainedPathError {
      throw .outside(error)
    } catch {
      throw .damaged(path: path)
    }
  }

  private func current(_ file: ReplacedFile) -> [UInt8]? { try? Files.read(file.reference.path) }

  /// Whether nobody else has changed the file: it is in its state before or after the command.
  private func isAtAnEnd(_ file: ReplacedFile) -> Bool {
    do throws(StoreError) {
      let digest = ReplacedFile.digest(try Files.read(file.reference.path))
      return digest == file.before || digest == file.after
    } catch {
      return false
    }
  }

  private func bytes(of file: ReplacedFile, in folder: String) throws(UndoError) -> [UInt8]? {
    try file.before.map { digest throws(UndoError) in
      try bytes(in: folder, file.bytes ?? "", file.offset, file.count, digest: digest)
    }
  }

  private func bytes(
    in folder: String, _ name: String, _ offset: Int, _ count: Int, digest: String
  ) throws(UndoError) -> [UInt8] {
    let path = FilePath.joined(folder, SnapshotName.sanitized(FilePath.stem(name)) + ".bytes")
    let read = try UndoError.wrapping { () throws(StoreError) in try Files.read(path) }
    guard let kept = read, offset >= 0, count >= 0, count <= kept.count,
      offset <= kept.count - count
    else { throw .damaged(path: path) }
    let bytes = Array(kept[offset..<offset + count])
    guard ReplacedFile.digest(bytes) == digest else { throw .damaged(path: path) }
    return bytes
  }

  private func restore(
    _ file: ReplacedFile, _ old: [UInt8]?, _ restoration: inout Restoration
  ) throws(StoreError) {
    let path = file.reference.path
    if let pending = file.pending, !Files.exists(pending.path), let new = current(file) {
      try Files.write(new, to: pending.path, durably: false)
      restoration.waiting += 1
    }
    if let old {
      try Files.write(old, to: path)
      if let time = file.modified {
        let date = Date(timeIntervalSince1970: time)
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      restoration.restored.append(path)
    } else {
      Files.remove(path)
      restoration.removed.append(path)
    }
  }

  // MARK: Forgetting

  /// Removes the file that identifies the command first, so that a killed process leaves no incomplete command.
  func forget(_ folder: String) {
    Files.remove(FilePath.joined(folder, ReplacedFiles.fileName))
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Forgets the oldest commands; the last one stays.
  func forget(keeping count: Int, bytes limit: Int) {
    var size = 0
    for (index, folder) in folders.reversed().enumerated() {
      size += Files.below(folder).map { Files.size($0) ?? 0 }.reduce(0, +)
      if index > 0, index >= count || size > limit { forget(folder) }
    }
  }
}
