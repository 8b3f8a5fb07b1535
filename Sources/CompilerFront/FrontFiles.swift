import FoundationEssentials
import Glibc

/// Reads and writes files beside a module's objects.
///
/// Many fronts run at once, so files are replaced and never changed.
enum FrontFiles {
  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  static func text(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file only if its bytes would change, so that the compiler compiles only changed files.
  ///
  /// - Returns: whether the file was written.
  static func write(_ text: String, to path: String) throws(FrontError) -> Bool {
    let new = Array(text.utf8)
    if bytes(path) == new { return false }
    let folder = directory(path)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let temporary = "\(path).\(getpid()).tmp"
      try Data(new).write(to: URL(filePath: temporary))
      guard unsafe rename(temporary, path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
    return true
  }

  /// Creates a symbolic link to a file in a folder, with the file's name.
  static func link(_ path: String, in folder: String) throws(FrontError) {
    let place = "\(folder)/\(name(path))"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == path { return }
      let temporary = "\(place).\(getpid()).tmp"
      try FileManager.default.createSymbolicLink(
        atPath: temporary, withDestinationPath: path)
      guard unsafe rename(temporary, place) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw .cannotWrite(path: place, reason: "\(error)")
    }
  }

  static func remove(_ path: String) { unsafe _ = unlink(path) }

  static func directory(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the path, size and times of a file, which show whether it changed; nil if it does not exist.
  static func stamp(_ path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(path)"
  }
}
