import FoundationEssentials

/// Finds the package that a source file belongs to.
package enum PackageRoot {
  /// The nearest folder above `path` that holds a `Package.swift`, or nil.
  package static func containing(_ path: String) -> String? {
    var folder = FilePath.directory(path)
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
