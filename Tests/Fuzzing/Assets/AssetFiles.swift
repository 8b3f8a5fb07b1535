import Foundation

/// The files of a catalog as one input: lines `== path`, and behind each what the file holds.
struct AssetFiles {
  var files: [(path: String, bytes: [UInt8])] = []

  private static let mark = Array("\n== ".utf8)

  init() {}

  init(_ input: [UInt8]) {
    for part in ([0x0A] + input).split(separator: Self.mark) {
      let end = part.firstIndex(of: 0x0A) ?? part.endIndex
      let bytes = part[end...].dropFirst()
      files.append((String(decoding: part[..<end], as: UTF8.self), Array(bytes)))
    }
  }

  var input: [UInt8] {
    Array(files.flatMap { Self.mark + Array($0.path.utf8) + [0x0A] + $0.bytes }.dropFirst())
  }

  /// Writes those whose paths stay inside of the folder and are short enough for any file system.
  func write(to folder: URL) throws {
    for (path, bytes) in files {
      let parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }.prefix(6)
      guard !parts.isEmpty, parts.allSatisfy({ $0.utf8.count < 100 && !$0.utf8.contains(0) })
      else { continue }
      let file = folder.appendingPathComponent(parts.joined(separator: "/"))
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: file)
    }
  }
}
