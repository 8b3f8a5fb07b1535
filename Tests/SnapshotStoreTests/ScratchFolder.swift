import Foundation

@testable import DarkroomSnapshotStore

/// A folder that disappears with the value.
final class ScratchFolder {
  let path: String

  init() throws {
    path = Path.joined(NSTemporaryDirectory(), "darkroom-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    let file = Path.joined(path, name)
    try Files.write([UInt8](text.utf8), to: file)
    return file
  }

  func text(_ name: String) throws -> String? {
    try Files.read(Path.joined(path, name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
