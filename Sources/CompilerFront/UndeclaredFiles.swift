import FoundationEssentials

/// The files of a target that Xcode treats as resources because of their type, without a declaration in the manifest.
enum UndeclaredFiles {
  private static let types: Set<String> = [
    "lproj", "storyboard", "xcassets", "xcstrings", "xib",
  ]

  /// Returns the sorted files and folders of these types; the content of such a folder belongs to it.
  static func paths(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      if let dot = name.lastIndex(of: "."), types.contains(String(name[name.index(after: dot)...]))
      {
        return [path]
      }
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isFolder ? paths(below: path) : []
    }
  }
}
