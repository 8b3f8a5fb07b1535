import Foundation

/// An empty folder that disappears, with everything in it, when the value does.
package final class ScratchFolder: Sendable {
  /// Absolute, without a slash at the end.
  package let path: String

  package init() throws {
    let name = "darkroom-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where `name`, which may hold slashes, lies or would lie; an absolute path stands for itself.
  package func path(_ name: String) -> String { name.hasPrefix("/") ? name : "\(path)/\(name)" }

  /// Makes a folder, and those that it lies in.
  package func createFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders that it lies in.
  ///
  /// - Returns: the file's absolute path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write([UInt8](text.utf8), to: name)
  }

  /// What a file holds; nil where there is none.
  package func bytes(_ name: String) throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path(name)) else { return nil }
    return [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// What a file holds, read as UTF-8; nil where there is none.
  package func text(_ name: String) throws -> String? {
    try bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }
}
