import Foundation

/// The key `fonts` of a package's `.snapshots.json`: a folder of font files, seen from the package.
///
/// It is read here and not where the other settings are, because text is set before the first assertion.
enum FontSetting {
  /// The folder for a process that runs in `directory`; nil where no settings file names one.
  static func directory(for directory: String) -> String? {
    var folder = URL(fileURLWithPath: directory).standardizedFileURL
    while true {
      let path = folder.path
      if FileManager.default.fileExists(atPath: path + "/Package.swift") {
        return named(in: path).map { name in
          name.hasPrefix("/")
            ? name
            : URL(
              fileURLWithPath: name, relativeTo: URL(fileURLWithPath: path + "/", isDirectory: true)
            )
            .standardizedFileURL.path
        }
      }
      let parent = folder.deletingLastPathComponent()
      if parent.path == path { return nil }
      folder = parent
    }
  }

  private static func named(in package: String) -> String? {
    guard let data = FileManager.default.contents(atPath: package + "/.snapshots.json"),
      let settings = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let name = settings["fonts"] as? String, !name.isEmpty
    else { return nil }
    return name
  }
}
