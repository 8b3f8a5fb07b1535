import DarkroomTestSupport
import Foundation

/// The checked-out repository these tests were compiled from.
enum Repository {
  static let root = URL.packageRoot

  /// Swift files below `folder`, symbolic links left out, in a stable order.
  static func swiftFiles(in folder: String) throws -> [URL] {
    try files("swift", in: folder)
  }

  /// Files with an extension below `folder`, symbolic links left out, in a stable order.
  static func files(_ pathExtension: String, in folder: String) throws -> [URL] {
    let top = root.appending(path: folder)
    let enumerator = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: [.isSymbolicLinkKey])
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .filter { (try? $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) != true }
      .sorted { $0.path < $1.path }
  }

  /// Paths, from the root, of the files with an extension; hidden folders, builds among them, are left out.
  static func files(withExtension pathExtension: String, below folder: String = "") throws
    -> [String]
  {
    let top = folder.isEmpty ? root : root.appending(path: folder)
    let enumerator = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .map { String($0.path.dropFirst(root.path.count).trimmingPrefix("/")) }
      .sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Names of the folders directly below `Sources/`.
  static func modules() throws -> [String] { try folders(in: "Sources") }

  /// Names of the folders directly below a folder.
  static func folders(in folder: String) throws -> [String] {
    let top = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(
      at: top, includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .map(\.lastPathComponent).sorted()
  }
}
