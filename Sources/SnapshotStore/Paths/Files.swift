import FoundationEssentials
import Glibc
import Synchronization

/// Reads and writes whole files; errors contain the path.
package enum Files {
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether this process can create files in a folder.
  static func isWritable(_ folder: String) -> Bool { unsafe access(folder, W_OK | X_OK) == 0 }

  /// Whether this process can run a file.
  package static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  /// The modification time in seconds since 1970; nil if there is no file.
  package static func modified(_ path: String) -> Double? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is a file at the path, rather than a link to one.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns nil if nothing exists at the path after links are resolved.
  static func identity(_ path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }

  /// The size in bytes; nil if there is no file.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Int(status.st_size)
  }

  /// The path without symbolic links, `.` and `..`; nil if nothing exists there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  package static func systemReason() -> String { unsafe String(cString: strerror(errno)) }

  /// The file's bytes; nil if there is none.
  package static func read(_ path: String) throws(StoreError) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(path: path, reason: systemReason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .cannotRead(path: path, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is not a file")
    }
    return try bytes(of: descriptor, expecting: Int(status.st_size), path: path)
  }

  /// The file's bytes from offset `start` on; nil if there is no file.
  package static func read(_ path: String, from start: Int) throws(StoreError) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let end = lseek(descriptor, 0, SEEK_END)
    guard end >= 0, lseek(descriptor, start, SEEK_SET) >= 0 else {
      throw .cannotRead(path: path, reason: systemReason())
    }
    return try bytes(of: descriptor, expecting: max(0, end - start), path: path)
  }

  static func bytes(of descriptor: Int32, expecting size: Int, path: String)
    throws(StoreError) -> [UInt8]
  {
    // For zero bytes the standard library writes to the array that all empty arrays share, regardless of the reading
    // thread.
    guard size > 0 else { return [] }
    var isBroken = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = unsafe Glibc.read(
          descriptor, buffer.baseAddress.map { unsafe $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { isBroken = true }
        if got <= 0 { break }
        count += got
      }
    }
    if isBroken { throw .cannotRead(path: path, reason: systemReason()) }
    return bytes
  }

  package static func makeDirectory(_ path: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let owner = FolderOwner(of: path)?.words.map { "; \($0)" } ?? ""
      throw .cannotWrite(path: path, reason: "the folder cannot be made\(owner)")
    }
  }

  /// - Returns: whether there was a file.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

  private static let serial = Atomic<Int>(0)

  /// Compares in the C library, because this module's own loops are not optimized.
  package static func areEqual(_ bytes: [UInt8]?, _ others: [UInt8]) -> Bool {
    guard let bytes, bytes.count == others.count else { return false }
    return unsafe memcmp(bytes, others, bytes.count) == 0
  }

  /// Writes a file atomically: a reader sees either the old file or the new one, even after a crash.
  ///
  /// The bytes go to a temporary file beside it, which is read back, flushed to the disk, and renamed.
  ///
  /// A durable file survives a loss of power. Files that can be created again do not need that and are written without
  /// waiting for the disk; a crash of the program leaves complete files in both cases.
  package static func write(_ bytes: [UInt8], to path: String, durably: Bool = true)
    throws(StoreError)
  {
    let folder = FilePath.directory(path)
    try makeDirectory(folder)
    let number = serial.add(1, ordering: .relaxed).newValue
    let temporary = FilePath.joined(folder, UnfinishedFile(number: number).name)
    do throws(StoreError) {
      try write(bytes, to: temporary, naming: path, durably: durably)
      guard try areEqual(read(temporary), bytes) else { throw .notWrittenAsMeant(path: path) }
      guard unsafe rename(temporary, path) == 0 else {
        throw .cannotWrite(path: path, reason: systemReason())
      }
    } catch {
      remove(temporary)
      throw error
    }
    if durably { synchronize(folder: folder) }
  }

  private static func write(
    _ bytes: [UInt8], to temporary: String, naming path: String, durably: Bool
  ) throws(StoreError) {
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: systemReason()) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor), !durably || fsync(descriptor) == 0 else {
      throw .cannotWrite(path: path, reason: systemReason())
    }
  }

  /// - Returns: false if not everything could be written.
  @discardableResult
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let wrote = unsafe Glibc.write(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        if wrote < 0 && errno == EINTR { continue }
        if wrote < 0 && errno == EAGAIN {
          // Another program may have left the terminal in non-blocking mode.
          var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          unsafe _ = poll(&full, 1, -1)
          continue
        }
        if wrote <= 0 { return false }
        done += wrote
      }
      return true
    }
  }

  private static func synchronize(folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// All regular files below `folder`, sorted by path; hidden folders are skipped.
  package static func below(_ folder: String) -> [String] {
    var found: [String] = []
    collect(below: folder, in: &found)
    return found.sorted()
  }

  /// Foundation's enumerator takes ten times as long for a folder with one file.
  private static func collect(below folder: String, in found: inout [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = FilePath.joined(folder, name)
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: found.append(path)
      case S_IFDIR: collect(below: path, in: &found)
      default: break
      }
    }
  }
}

extension Files {
  /// The file's inode number and its modification time in seconds since 1970; nil if there is no file.
  static func mark(_ path: String) -> (number: UInt, time: Int)? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return (UInt(status.st_ino), status.st_mtim.tv_sec)
  }

  /// - Returns: false if a folder with that name exists, or if it cannot be created.
  static func makeOneDirectory(_ path: String) -> Bool { unsafe mkdir(path, 0o755) == 0 }

  /// Writes into the existing file, so that its inode number stays.
  static func overwrite(_ path: String, with text: String) -> Bool {
    let descriptor = unsafe open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return writeAll(Array(text.utf8), to: descriptor)
  }

  /// - Parameter time: the time in seconds since 1970.
  static func setModified(_ path: String, to time: Int) {
    let moment = timespec(tv_sec: time, tv_nsec: 0)
    let both = [moment, moment]
    unsafe _ = utimensat(AT_FDCWD, path, both, AT_SYMLINK_NOFOLLOW)
  }

  /// Files of the kernel report no size.
  static func read(procFile path: String) throws(StoreError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: systemReason()) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, expecting: 4096, path: path)
  }
}
