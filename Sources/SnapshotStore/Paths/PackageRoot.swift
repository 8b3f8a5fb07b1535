import FoundationEssentials
import Synchronization

/// Finds the package that a source file belongs to.
package enum PackageRoot {
  private static let found = Mutex<[PathKey: String?]>([:])

  /// The nearest folder above `path` that holds a `Package.swift`, or nil.
  package static func containing(_ path: String) -> String? {
    let start = FilePath.directory(path)
    if let known = found.withLock({ $0[PathKey(start)] }) { return known }
    let root = search(from: start)
    found.withLock { $0[PathKey(start)] = .some(root) }
    return root
  }

  private static func search(from start: String) -> String? {
    var folder = start
    while true {
      if FileManager.default.fileExists(atPath: FilePath.joined(folder, "Package.swift")) {
        return folder
      }
      let parent = FilePath.directory(folder)
      if parent == folder || folder == "." { return nil }
      folder = parent
    }
  }
}
