import FoundationEssentials

/// Finds the package to which a source file belongs.
package enum PackageRoot {
  /// The nearest folder above `path` that contains a `Package.swift`; nil if there is none.
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
